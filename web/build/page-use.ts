import { runnerImport } from 'vite';
import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { type FirstRead, firstReads } from '../app/first-reads.ts';
import type { Feature, Page, Place } from '../platform/features/feature.ts';
import type { Language } from '../platform/i18n/language.ts';

/** The modules and texts that a page loads when it is opened, as paths below `web/`. */
export interface PageUse {
  name: RouteName;
  path: string;
  isPublic: boolean;
  modules: string[];
  /** Modules of the parts that the page loads while it is shown, such as the cards of a case. */
  later: string[];
  /** Namespaces that the page can show texts of. */
  namespaces: string[];
  /** Files of the texts that the page loads when it is opened. */
  texts: Record<Language, string[]>;
  reads: FirstRead[];
}

export const languages: readonly Language[] = ['en', 'zh', 'zh-Hant-HK'];

export const inEach = <Value>(of: (language: Language) => Value): Record<Language, Value> => ({
  en: of('en'),
  zh: of('zh'),
  'zh-Hant-HK': of('zh-Hant-HK'),
});

/** File of all texts of a namespace; those in Traditional Chinese are converted from Simplified. */
export function namespaceFile(language: Language, namespace: string): string {
  const [folder, query] = language === 'zh-Hant-HK' ? ['zh', '?traditional'] : [language, ''];
  return `/platform/i18n/${folder}/${namespace}.json${query}`;
}

/** File of the texts of a page; the build makes it (see `page-texts.ts`). */
export const pageTextsFile = (language: Language, name: string): string =>
  `/platform/i18n/pages/${language}/${name}.js`;

/** Modules that every signed-in page loads in addition to its own: manifests, layout, session. */
const signedInModules = [
  '/app/prepare-linked-pages.ts',
  '/app/prepare-page.ts',
  '/app/shell/default-layout.tsx',
  '/app/shell/shell.tsx',
  '/platform/auth/access-token.ts',
  '/platform/auth/check-id.ts',
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

const known = new Map<string, ReturnType<typeof readUses>>();

/**
 * Reads from the manifests which modules each page loads: finds the imports in the code of `load` functions.
 * Reads them once in a build.
 */
export function usesOfPages(root: string): ReturnType<typeof readUses> {
  const uses = known.get(root) ?? readUses(root);
  known.set(root, uses);
  return uses;
}

async function readUses(root: string) {
  const load = async <T>(path: string) =>
    (await runnerImport<T>(root + path, { root, configFile: false, logLevel: 'error' })).module;
  const { publicPageOf } = await load<{ publicPageOf: Manifests['pageOf'] }>('/app/public-pages.ts');
  const { pageOf, namespacesOf } = await load<Manifests>('/app/pages.ts');
  const { features } = await load<Manifests>('/app/features.ts');

  const placed = (place: string) => features.flatMap(feature => (feature[place as Place] ?? []) as Placed[]);
  const codeOf = (load: (() => unknown) | undefined) => {
    const code = String(load);
    const imported = [...code.matchAll(/dynamic_import__\("([^"]+)"\)/g)].map(([, path]) => path as string);
    const places = [...code.matchAll(/(loadAll\)?\(\(?.{0,30})?contributionsTo\)?\("(\w+)"\)/g)].map(
      ([, isLoaded, place = '']) => ({ isLoaded: isLoaded !== undefined, entries: placed(place), place }),
    );
    return { imported, places };
  };

  /** A page loads only the tab that it shows, but it loads the counts of all tabs at once. */
  function modulesOf(load: (() => unknown) | undefined): string[] {
    const { imported, places } = codeOf(load);
    const shown = places.flatMap(({ isLoaded, entries }) =>
      entries.map(({ load, count }) => (isLoaded ? load : count?.load)),
    );
    return [...imported, ...shown.flatMap(modulesOf)];
  }

  /** Tabs are loaded only when they are chosen. */
  function laterModulesOf(load: (() => unknown) | undefined): string[] {
    const { places } = codeOf(load);
    return places
      .filter(({ isLoaded, place }) => !isLoaded && !place.endsWith('Tabs'))
      .flatMap(({ entries }) => entries.flatMap(({ load }) => modulesOf(load)));
  }

  const names = Object.keys(routes) as RouteName[];
  const pages = names.flatMap((name): PageUse[] => {
    const { path, roles }: Route = routes[name];
    const isPublic = roles.includes('public');
    const page = isPublic ? publicPageOf(name) : pageOf(name);
    if (!page) return [];
    const [modules, later] = [modulesOf(page.load), laterModulesOf(page.load)];
    const own = isPublic ? page.namespaces : namespacesOf(name, page);
    const namespaces = [...new Set(['ui', 'errors', ...own])];
    const textsIn = (language: Language) =>
      isPublic
        ? namespaces.map(namespace => namespaceFile(language, namespace))
        : [
            `/platform/i18n/catalogues.${language.toLowerCase()}.ts`,
            ...['signedIn', name].map(page => pageTextsFile(language, page)),
          ];
    const texts = inEach(textsIn);
    return [{ name, path, isPublic, modules, later, namespaces, texts, reads: firstReads[name] ?? [] }];
  });
  const signedIn = [
    ...signedInModules,
    ...signedInPlaces.flatMap(placed).flatMap(entry => modulesOf(entry.load)),
  ];
  const parts = Object.assign({}, ...features.map(feature => feature.parts)) as Record<string, Placed>;
  const modulesOfPart = (name: string): string[] => modulesOf(parts[name]?.load);
  return { pages, signedIn, modulesOfPart };
}
