import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router';
import type { Locale } from '../shared/fields.ts';
import { type Layout, type Route, type RouteName, routes as table } from '../shared/routes.ts';
import type { Namespace } from './i18n/namespaces.ts';
import { anybody, auth, guest, i18n, remember, role } from './session/guards.ts';
import { beingBuilt } from './shell/being-built.ts';
import { Opening } from './shell/opening.tsx';
import { PageFailure, RootFailure } from './shell/page-failure.tsx';
import { Root } from './shell/root.tsx';

interface Page {
  /** Catalogues the page speaks from, beside those that every page has. */
  words: Namespace[];
  load: () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>;
}

const dashboard: Page = {
  words: ['dashboard'],
  load: async () => ({ Component: (await import('./dashboard/dashboard.page.tsx')).DashboardPage }),
};

const stillToCome: Page = {
  words: [],
  load: async () => ({ Component: (await import('./shell/being-built.page.tsx')).BeingBuiltPage }),
};

/** What each address of the product shows. One that neither has a page nor is to come does not compile. */
const pages: Record<Exclude<RouteName, BeingBuilt>, Page> = {
  home: dashboard,
  dashboard,
  login: {
    words: ['session', 'validation'],
    load: async () => ({ Component: (await import('./session/login.page.tsx')).LoginPage }),
  },
  logout: {
    words: [],
    load: async () => ({ Component: (await import('./session/logout.page.tsx')).LogoutPage }),
  },
  cases: {
    words: ['cases', 'validation'],
    load: async () => ({ Component: (await import('./cases/case-list.page.tsx')).CaseListPage }),
  },
  case: {
    words: ['cases'],
    load: async () => {
      const { CasePage, loader } = await import('./cases/case.page.tsx');
      return { Component: CasePage, loader };
    },
  },
  editCase: {
    words: ['cases', 'validation'],
    load: async () => {
      const { EditCasePage, loader } = await import('./cases/edit-case.page.tsx');
      return { Component: EditCasePage, loader };
    },
  },
};

type BeingBuilt = (typeof beingBuilt)[number];

const isBeingBuilt = (name: RouteName): name is BeingBuilt =>
  (beingBuilt as readonly string[]).includes(name);

const always: Namespace[] = ['errors'];

/** Before each page, in this order: who it is, what is remembered of them, their language, their role. */
function guards(lang: Locale, { words }: Page, { who, layout }: Route): MiddlewareFunction[] {
  const isPublic = who.includes('public');
  const namespaces = [...always, ...words, ...(layout === 'default' ? (['shell'] as const) : [])];
  return [isPublic ? guest : auth, remember, i18n(lang, namespaces), ...(isPublic ? [] : [role(who)])];
}

function pageRoute(lang: Locale, name: RouteName): RouteObject {
  const page = isBeingBuilt(name) ? stillToCome : pages[name];
  return {
    id: `${lang}/${name}`,
    path: table[name].path.slice(1).replaceAll(/\{(\w+\??)\}/g, ':$1'),
    caseSensitive: true,
    middleware: guards(lang, page, table[name]),
    lazy: page.load,
  };
}

function pagesOf(lang: Locale, ...layouts: Layout[]): RouteObject[] {
  const names = Object.keys(table) as RouteName[];
  return names.filter(name => layouts.includes(table[name].layout)).map(name => pageRoute(lang, name));
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
