import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router';
import type { Locale } from '../shared/fields.ts';
import { type Route, type RouteName, routes as table } from '../shared/routes.ts';
import type { Namespace } from './i18n/namespaces.ts';
import { anybody, auth, guest, i18n, remember, role } from './session/guards.ts';
import { Opening } from './shell/opening.tsx';
import { PageFailure, RootFailure } from './shell/page-failure.tsx';
import { Root } from './shell/root.tsx';

/** With sidebar and header, with the mark alone, or with nothing. */
type Layout = 'default' | 'bare' | 'empty';

interface Page {
  layout: Layout;
  /** Catalogues the page speaks from, beside those that every page has. */
  words: Namespace[];
  load: () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>;
}

const dashboard: Page = {
  layout: 'default',
  words: ['dashboard'],
  load: async () => ({ Component: (await import('./dashboard/dashboard.page.tsx')).DashboardPage }),
};

/** What each address of the product shows. An address without a page does not compile. */
const pages: Record<RouteName, Page> = {
  home: dashboard,
  dashboard,
  login: {
    layout: 'bare',
    words: ['session', 'validation'],
    load: async () => ({ Component: (await import('./session/login.page.tsx')).LoginPage }),
  },
  logout: {
    layout: 'empty',
    words: [],
    load: async () => ({ Component: (await import('./session/logout.page.tsx')).LogoutPage }),
  },
  cases: {
    layout: 'default',
    words: ['cases', 'validation'],
    load: async () => ({ Component: (await import('./cases/case-list.page.tsx')).CaseListPage }),
  },
  case: {
    layout: 'default',
    words: ['cases'],
    load: async () => {
      const { CasePage, loader } = await import('./cases/case.page.tsx');
      return { Component: CasePage, loader };
    },
  },
  editCase: {
    layout: 'default',
    words: ['cases', 'validation'],
    load: async () => {
      const { EditCasePage, loader } = await import('./cases/edit-case.page.tsx');
      return { Component: EditCasePage, loader };
    },
  },
};

const always: Namespace[] = ['errors'];

/** Before each page, in this order: who it is, what is remembered of them, their language, their role. */
function guards(lang: Locale, { layout, words }: Page, { who }: Route): MiddlewareFunction[] {
  const isPublic = who.includes('public');
  const namespaces = [...always, ...words, ...(layout === 'default' ? (['shell'] as const) : [])];
  return [isPublic ? guest : auth, remember, i18n(lang, namespaces), ...(isPublic ? [] : [role(who)])];
}

function pageRoute(lang: Locale, name: RouteName): RouteObject {
  const page = pages[name];
  return {
    id: `${lang}/${name}`,
    path: table[name].path.slice(1).replaceAll(/\{(\w+\??)\}/g, ':$1'),
    caseSensitive: true,
    middleware: guards(lang, page, table[name]),
    lazy: page.load,
  };
}

function pagesOf(lang: Locale, ...layouts: Layout[]): RouteObject[] {
  return Object.keys(pages)
    .filter((name): name is RouteName => layouts.includes(pages[name as RouteName].layout))
    .map(name => pageRoute(lang, name));
}

const loadShell = async () => ({ Component: (await import('./shell/shell.tsx')).Shell });

const notFound = (lang: Locale): RouteObject => ({
  id: `${lang}/not-found`,
  path: '*',
  middleware: [anybody, i18n(lang, [...always, 'shell'])],
  lazy: async () => ({ Component: (await import('./shell/not-found.page.tsx')).NotFoundPage }),
});

/** The same pages in a language, below its prefix. */
function tree(lang: Locale): RouteObject {
  return {
    id: lang,
    path: lang === 'zh' ? '/zh' : '/',
    caseSensitive: true,
    Component: Root,
    HydrateFallback: Opening,
    ErrorBoundary: RootFailure,
    children: [
      {
        id: `${lang}/shell`,
        lazy: loadShell,
        children: [
          { id: `${lang}/shell-pages`, ErrorBoundary: PageFailure, children: pagesOf(lang, 'default') },
        ],
      },
      ...pagesOf(lang, 'bare', 'empty'),
      notFound(lang),
    ],
  };
}

export const routes: RouteObject[] = (['en', 'zh'] as const).map(tree);
