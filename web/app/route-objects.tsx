import { lazy, Suspense } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import type { Locale } from '../../shared/core/fields.ts';
import {
  type Layout,
  localizePath,
  type Route,
  type RouteName,
  routes as table,
} from '../../shared/core/routes.ts';
import { guardNames, guardsByName } from '../platform/auth/guards.ts';
import { lazyPart } from '../platform/features/contributions.ts';
import type { Texts } from '../platform/i18n/translations.ts';
import type { PageHandle } from '../platform/routing/use-page-name.ts';
import { PageLoading } from '../ui/layout/page-loading.tsx';
import { commonTexts, notFoundTexts } from './common-texts.ts';
import type { ComposedPage } from './compose-page.tsx';
import { publicPageOf } from './public-pages.ts';
import { BareFailure } from './shell/bare-failure.tsx';
import { loadShell } from './shell/load-shell.tsx';
import { PageFailure, RootFailure } from './shell/page-failure.tsx';
import { Root } from './shell/root.tsx';

/**
 * Resolves when the texts of the first page have loaded. The layout is shown from then on, even if the page
 * still loads.
 */
const { promise: hasTexts, resolve: onTexts } = Promise.withResolvers<void>();

const loadLayout = () =>
  Promise.all([import('./shell/default-layout.tsx'), loadShell(), import('./prepare-linked-pages.ts')]);
const DefaultLayout = lazy(async () => {
  const [{ createDefaultLayout }, Shell, { prepareLinkedPages }] = await loadLayout();
  await hasTexts;
  prepareLinkedPages();
  return { default: createDefaultLayout(Shell) };
});

/** If a guard fails, shows the layout and the error without waiting for texts. A redirect is no failure. */
const showingFailures =
  (guard: MiddlewareFunction): MiddlewareFunction =>
  async (...visit) => {
    try {
      return await guard(...visit);
    } catch (error) {
      if (!(error instanceof Response)) onTexts();
      throw error;
    }
  };

/**
 * Loads the layout by React's `lazy`, because the router's own `lazy` would show a guard's error above a
 * loading layout.
 */
const WithLayout = () => (
  <Suspense fallback={<PageLoading />}>
    <DefaultLayout />
  </Suspense>
);

async function loadPage(name: RouteName): Promise<ComposedPage> {
  const { layout } = table[name];
  const load =
    publicPageOf(name)?.load ?? (async () => (await import('./prepare-page.ts')).preparePage(name));
  const [loaded] = await Promise.all([load(), layout === 'default' && loadLayout()]);
  return loaded;
}

async function textsOf(name: RouteName): Promise<readonly Texts[]> {
  const page = publicPageOf(name);
  return page ? [...commonTexts, ...page.namespaces] : (await import('./prepare-page.ts')).textsOf(name);
}

function pageRoute(lang: Locale, name: RouteName): RouteObject {
  const route: Route = table[name];
  return {
    id: `${lang}/${name}`,
    path: route.path.slice(1).replaceAll(/\{(\w+\??)\}/g, ':$1'),
    caseSensitive: true,
    handle: { page: name } satisfies PageHandle,
    middleware: guardsByName(guardNames, {
      ...{ lang, name, route, textsOfPage: () => textsOf(name), onTexts },
    }).map(showingFailures),
    lazy: () => loadPage(name),
  };
}

function pagesOf(lang: Locale, layout: Layout): RouteObject[] {
  const names = Object.keys(table) as RouteName[];
  return names.filter(name => table[name].layout === layout).map(name => pageRoute(lang, name));
}

const notFound = (lang: Locale): RouteObject => ({
  id: `${lang}/not-found`,
  path: '*',
  middleware: guardsByName(guardNames, { lang, textsOfPage: async () => notFoundTexts }),
  lazy: async () => ({ Component: (await import('./shell/not-found.page.tsx')).NotFoundPage }),
});

const NoAccess = lazyPart('noAccess');
const InLayout = () => <PageFailure NoAccess={NoAccess} />;
const WithoutLayout = () => <BareFailure NoAccess={NoAccess} />;

/** The routes of a locale, grouped by layout; each layout has its own error boundary. */
function localeRoutes(lang: Locale): RouteObject {
  return {
    id: lang,
    path: localizePath('/', lang),
    caseSensitive: true,
    Component: Root,
    HydrateFallback: PageLoading,
    ErrorBoundary: RootFailure,
    children: [
      {
        id: `${lang}/default`,
        Component: WithLayout,
        children: [
          {
            id: `${lang}/default-pages`,
            HydrateFallback: PageLoading,
            ErrorBoundary: InLayout,
            children: pagesOf(lang, 'default'),
          },
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
