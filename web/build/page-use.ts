import { runnerImport } from 'vite';
import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { type FirstRead, firstReads } from '../app/first-reads.ts';
import type { Feature, Page, Place } from '../platform/features/feature.ts';
import type { Language } from '../platform/i18n/language.ts';

/** The modules and texts that a page loads when it is opened, as paths below `web/`. */
export interface PageUse {
  path: string;
  isPublic: boolean;
  modules: string[];
  texts: Record<Language, string[]>;
  reads: FirstRead[];
}

export const languages: readonly Language[] = ['en', 'zh', 'zh-Hant-HK'];

function textFile(language: Language, namespace: string): string {
  const [folder, query] = language === 'zh-Hant-HK' ? ['zh', '?traditional'] : [language, ''];
  return `/platform/i18n/${folder}/${namespace}.json${query}`;
}

/** Modules that every signed-in page loads in addition to its own: manifests, layout, session. */
const signedInModules = [
  '/app/prepare-linked-pages.ts',
  '/app/prepare-page.ts',
  '/app/shell/default-layout.tsx',
  '/app/shell/shell.tsx',
  '/platform/auth/access-token.ts',
  '/platform/auth/fetch-session.ts',
  '/ui/feedback/progress-line.tsx',
];
const signedInPlaces: Place[] = ['headerTools', 'shellOverlays'];

interface Placed {
  load?: () => unknown;
  count?: { load: () => unknown };
}

interface Manifests {
  features: readonly Feature[];
  pageOf: (name: RouteName) => Page | undefined;
  namespacesOf: (name: RouteName, page: Page) => string[];
}

/**
 * Reads from the manifests which modules each page loads: finds the imports in the code of `load` functions.
 */
export async function usesOfPages(root: string) {
  const load = async <T>(path: string) =>
    (await runnerImport<T>(root + path, { root, configFile: false, logLevel: 'error' })).module;
  const { publicPageOf } = await load<{ publicPageOf: Manifests['pageOf'] }>('/app/public-pages.ts');
  const { pageOf, namespacesOf } = await load<Manifests>('/app/pages.ts');
  const { features } = await load<Manifests>('/app/features.ts');

  const placed = (place: string) => features.flatMap(feature => (feature[place as Place] ?? []) as Placed[]);
  function modulesOf(load: (() => unknown) | undefined): string[] {
    const code = String(load);
    const imported = [...code.matchAll(/dynamic_import__\("([^"]+)"\)/g)].map(([, path]) => path as string);
    const places = [...code.matchAll(/(loadAll\)?\(\(?.{0,30})?contributionsTo\)?\("(\w+)"\)/g)];
    /** A page loads only the tab that it shows, but it loads the counts of all tabs at once. */
    const shown = places.flatMap(([, isLoaded, place = '']) =>
      placed(place).map(({ load, count }) => (isLoaded || !place.endsWith('Tabs') ? load : count?.load)),
    );
    return [...imported, ...shown.flatMap(modulesOf)];
  }

  const names = Object.keys(routes) as RouteName[];
  const pages = names.flatMap((name): PageUse[] => {
    const { path, roles }: Route = routes[name];
    const isPublic = roles.includes('public');
    const page = isPublic ? publicPageOf(name) : pageOf(name);
    if (!page) return [];
    const modules = modulesOf(page.load);
    const own = isPublic ? page.namespaces : namespacesOf(name, page);
    const namespaces = [...new Set(['ui', 'errors', ...own])];
    const textsIn = (language: Language) => [
      ...(isPublic ? [] : [`/platform/i18n/catalogues.${language.toLowerCase()}.ts`]),
      ...namespaces.map(namespace => textFile(language, namespace)),
    ];
    const texts = { en: textsIn('en'), zh: textsIn('zh'), 'zh-Hant-HK': textsIn('zh-Hant-HK') };
    return [{ path, isPublic, modules, texts, reads: firstReads[name] ?? [] }];
  });
  const signedIn = [
    ...signedInModules,
    ...signedInPlaces.flatMap(placed).flatMap(entry => modulesOf(entry.load)),
  ];
  return { pages, signedIn };
}
