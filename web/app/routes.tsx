import { type ComponentType, lazy, Suspense } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { Locale } from '../../shared/core/fields.ts';
import { type Layout, type Route, type RouteName, routes as table } from '../../shared/core/routes.ts';
import { guardNames, guardsByName } from '../platform/auth/guards.ts';
import type { Namespace } from '../platform/i18n/namespaces.ts';
import type { PageHandle } from '../platform/routing/use-page-name.ts';
import { PageLoading } from '../ui/layout/page-loading.tsx';
import { withActiveLicence } from '../ui/layout/with-active-licence.tsx';
import { BareFailure } from './shell/bare-failure.tsx';
import { comingSoon } from './shell/coming-soon.ts';
import { PageFailure, RootFailure } from './shell/page-failure.tsx';
import { Root } from './shell/root.tsx';

interface Page {
  /** Namespaces of the page, besides those of every page. */
  namespaces: Namespace[];
  load: () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>;
}

const dashboard: Page = {
  namespaces: ['dashboard', 'sending'],
  load: async () => {
    const [{ DashboardPage }, { withSendDialog }] = await Promise.all([
      import('../features/dashboard/dashboard.page.tsx'),
      import('./with-send-dialog.tsx'),
    ]);
    return { Component: withSendDialog(DashboardPage) };
  },
};

const admins: Page = {
  namespaces: ['people', 'licences', 'validation'],
  load: async () => ({
    Component: (await import('../features/organizations/members/admins.page.tsx')).AdminsPage,
  }),
};

/** The page of each route. A route without a page and not in `comingSoon` does not compile. */
const pages: Record<Exclude<RouteName, ComingSoon>, Page> = {
  home: dashboard,
  dashboard,
  login: {
    namespaces: ['session', 'validation'],
    load: async () => ({ Component: (await import('../features/people/sign-in/login.page.tsx')).LoginPage }),
  },
  forgotPassword: {
    namespaces: ['session', 'validation'],
    load: async () => ({
      Component: (await import('../features/people/sign-in/forgot-password.page.tsx')).ForgotPasswordPage,
    }),
  },
  resetPassword: {
    namespaces: ['session', 'validation'],
    load: async () => ({
      Component: (await import('../features/people/sign-in/reset-password.page.tsx')).ResetPasswordPage,
    }),
  },
  register: {
    namespaces: ['invitations', 'session', 'validation'],
    load: async () => ({
      Component: (await import('../features/people/registration/register.page.tsx')).RegisterPage,
    }),
  },
  users: {
    namespaces: ['people', 'licences', 'validation'],
    load: async () => ({
      Component: (await import('../features/organizations/members/users.page.tsx')).UsersPage,
    }),
  },
  userLicences: {
    namespaces: ['people', 'licences', 'validation'],
    load: async () => ({
      Component: (await import('../features/organizations/members/users.page.tsx')).UserLicencesPage,
    }),
  },
  admins,
  adminUsers: admins,
  adminLicences: {
    namespaces: ['people', 'licences', 'validation'],
    load: async () => ({
      Component: (await import('../features/organizations/members/admins.page.tsx')).AdminLicencesPage,
    }),
  },
  settings: {
    namespaces: ['settings', 'session', 'ui', 'validation'],
    load: async () => ({
      Component: (await import('../features/people/settings/settings.page.tsx')).SettingsPage,
    }),
  },
  deleteAccount: {
    namespaces: ['settings', 'session', 'validation'],
    load: async () => ({
      Component: (await import('../features/people/account-deletion/delete-account.page.tsx'))
        .DeleteAccountPage,
    }),
  },
  logout: {
    namespaces: [],
    load: async () => ({
      Component: (await import('../features/people/sign-in/logout.page.tsx')).LogoutPage,
    }),
  },
  cases: {
    namespaces: ['cases', 'validation'],
    load: async () => ({
      Component: (await import('../features/cases/cases/list/case-list.page.tsx')).CaseListPage,
    }),
  },
  case: {
    namespaces: ['cases', 'eye', 'sending'],
    load: async () => {
      const [{ createCasePage }, { caseTabs }, { withSendDialog }] = await Promise.all([
        import('../features/cases/cases/case.page.tsx'),
        import('./case-tabs.tsx'),
        import('./with-send-dialog.tsx'),
      ]);
      const { loader, Component } = createCasePage(caseTabs);
      return { loader, Component: withSendDialog(Component) };
    },
  },
  editCase: {
    namespaces: ['cases', 'validation'],
    load: async () => {
      const { EditCasePage, loader } = await import('../features/cases/cases/form/edit-case.page.tsx');
      return { Component: withActiveLicence(EditCasePage, (to, id) => to('case', { id })), loader };
    },
  },
  organizations: {
    namespaces: ['organizations', 'licences', 'validation'],
    load: async () => ({
      Component: (await import('../features/organizations/organizations/organization-list.page.tsx'))
        .OrganizationListPage,
    }),
  },
  organization: {
    namespaces: ['organizations', 'audit', 'cases', 'licences', 'validation'],
    load: async () => {
      const { OrganizationPage, loader } = await import(
        '../features/organizations/organizations/organization.page.tsx'
      );
      return { Component: OrganizationPage, loader };
    },
  },
  eyeReports: {
    namespaces: ['eye', 'validation'],
    load: async () => ({
      Component: (await import('../features/eye/eye-reports/eye-list.page.tsx')).EyeListPage,
    }),
  },
  createEyeReport: {
    namespaces: ['eye', 'validation'],
    load: async () => {
      const { CreateEyeReportPage, loader } = await import(
        '../features/eye/eye-reports/form/create-eye-report.page.tsx'
      );
      return { Component: withActiveLicence(CreateEyeReportPage, to => to('eyeReports')), loader };
    },
  },
  eyeReport: {
    namespaces: ['eye'],
    load: async () => {
      const { EyeReportPage, loader } = await import('../features/eye/eye-reports/eye-report.page.tsx');
      return { Component: EyeReportPage, loader };
    },
  },
  myopiaReport: {
    namespaces: ['eye', 'sending'],
    load: async () => {
      const { MyopiaReportPage, loader } = await import('../features/eye/report-documents/report.page.tsx');
      return { Component: MyopiaReportPage, loader };
    },
  },
  refractionReport: {
    namespaces: ['eye', 'sending'],
    load: async () => {
      const { RefractionReportPage, loader } = await import(
        '../features/eye/report-documents/report.page.tsx'
      );
      return { Component: RefractionReportPage, loader };
    },
  },
  printMyopiaReport: {
    namespaces: ['eye', 'sending'],
    load: async () => ({
      Component: (await import('../features/eye/report-documents/print-report.page.tsx'))
        .PrintMyopiaReportPage,
    }),
  },
  printRefractionReport: {
    namespaces: ['eye', 'sending'],
    load: async () => ({
      Component: (await import('../features/eye/report-documents/print-report.page.tsx'))
        .PrintRefractionReportPage,
    }),
  },
  editEyeReport: {
    namespaces: ['eye', 'validation'],
    load: async () => {
      const { EditEyeReportPage, loader } = await import(
        '../features/eye/eye-reports/form/edit-eye-report.page.tsx'
      );
      return { Component: withActiveLicence(EditEyeReportPage, (to, id) => to('eyeReport', { id })), loader };
    },
  },
};

const comingSoonPage: Page = {
  namespaces: ['pages'],
  load: async () => ({ Component: (await import('./shell/coming-soon.page.tsx')).ComingSoonPage }),
};

type ComingSoon = (typeof comingSoon)[number];

const isComingSoon = (name: RouteName): name is ComingSoon =>
  (comingSoon as readonly string[]).includes(name);

const commonNamespaces: Namespace[] = ['errors'];

/** Namespaces of the page, its layout and its error pages. */
function namespacesOf({ namespaces }: Page, { roles, module, accessDeniedFor }: Route): Namespace[] {
  const isPublic = roles.includes('public');
  const mayBeForbidden = module !== undefined || accessDeniedFor !== undefined;
  return [
    ...commonNamespaces,
    ...namespaces,
    ...(isPublic ? [] : ['shell' as const]),
    ...(mayBeForbidden ? ['licences' as const] : []),
  ];
}

const importLayout = () => import('./shell/default-layout.tsx');
const DefaultLayout = lazy(async () => ({ default: (await importLayout()).DefaultLayout }));

/** Lazy by hand: the router would show a guard's error above a layout that is still loading. */
const WithLayout = () => (
  <Suspense fallback={<PageLoading />}>
    <DefaultLayout />
  </Suspense>
);

/** Both locales share the component, so that input survives a language switch. */
const loadedPages = new Map<Page, Awaited<ReturnType<Page['load']>>>();

/** Loads a page and its layout in parallel. */
async function loadPage(page: Page, layout: Layout) {
  const before = loadedPages.get(page);
  const [loaded] = await Promise.all([before ?? page.load(), layout === 'default' && importLayout()]);
  loadedPages.set(page, loaded);
  return loaded;
}

function pageRoute(lang: Locale, name: RouteName): RouteObject {
  const page = isComingSoon(name) ? comingSoonPage : pages[name];
  const route: Route = table[name];
  const namespaces = namespacesOf(page, route);
  return {
    id: `${lang}/${name}`,
    path: route.path.slice(1).replaceAll(/\{(\w+\??)\}/g, ':$1'),
    caseSensitive: true,
    handle: { page: name } satisfies PageHandle,
    middleware: guardsByName(guardNames, { lang, name, route, namespaces }),
    lazy: () => loadPage(page, route.layout),
  };
}

function pagesOf(lang: Locale, layout: Layout): RouteObject[] {
  const names = Object.keys(table) as RouteName[];
  return names.filter(name => table[name].layout === layout).map(name => pageRoute(lang, name));
}

const notFound = (lang: Locale): RouteObject => ({
  id: `${lang}/not-found`,
  path: '*',
  middleware: guardsByName(guardNames, { lang, namespaces: [...commonNamespaces, 'shell'] }),
  lazy: async () => ({ Component: (await import('./shell/not-found.page.tsx')).NotFoundPage }),
});

const NoAccess = lazy(async () => ({
  default: (await import('../features/organizations/module-access/no-access.tsx')).NoAccess,
}));
const InLayout = () => <PageFailure NoAccess={NoAccess} />;
const WithoutLayout = () => <BareFailure NoAccess={NoAccess} />;

/** The routes of a locale by layout; each layout has its own error boundary. */
function localeRoutes(lang: Locale): RouteObject {
  return {
    id: lang,
    path: lang === 'zh' ? '/zh' : '/',
    caseSensitive: true,
    Component: Root,
    HydrateFallback: PageLoading,
    ErrorBoundary: RootFailure,
    children: [
      {
        id: `${lang}/default`,
        Component: WithLayout,
        children: [
          { id: `${lang}/default-pages`, ErrorBoundary: InLayout, children: pagesOf(lang, 'default') },
        ],
      },
      {
        id: `${lang}/bare`,
        ErrorBoundary: WithoutLayout,
        children: [...pagesOf(lang, 'bare'), notFound(lang)],
      },
      { id: `${lang}/empty`, ErrorBoundary: WithoutLayout, children: pagesOf(lang, 'empty') },
    ],
  };
}

export const routes: RouteObject[] = (['en', 'zh'] as const).map(localeRoutes);
