import { readFileSync } from 'node:fs';
import { createMemoryRouter, isRouteErrorResponse, matchRoutes, type RouteObject } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { idKindOf, idLength, idPrefixes } from '../../shared/core/ids.ts';
import { modules } from '../../shared/core/permissions.ts';
import { canonicalPath } from '../../shared/core/route-patterns.ts';
import { localizePath, type Route, type RouteName, routes as table } from '../../shared/core/routes.ts';
import type { CurrentUser } from '../../shared/features/people/account/schema.ts';
import titles from '../../web/platform/i18n/en/pages.json' with { type: 'json' };
import { currentUserWith } from '../support/current-user.ts';
import { stubBrowser } from '../support/stub-browser.ts';

type Router = ReturnType<typeof createMemoryRouter>;

const langs = ['en', 'zh'] as const;
const names = Object.keys(table) as RouteName[];
const ruleOf = (name: RouteName): Route => table[name];
const validToken = 'a'.repeat(22);
/** Completes a path that ends with the prefix of an id by adding the rest of a valid id. */
const withValidId = (path: string) =>
  `${path}${'a'.repeat(idLength(idKindOf(path.split('/').at(-1) ?? '') ?? 'case'))}`;
const token = 'aB3_-6789012345678901x';

/** An address of a page with an id of the right kind, in English. */
function addressOf(name: RouteName): string {
  const { path, idKinds } = ruleOf(name);
  const [kind] = idKinds ?? [];
  const id = kind ? withValidId(`${idPrefixes[kind]}_`) : 'brightwater';
  return path.replace(/\{id\??\}/, id).replace(/\{token\??\}/, token);
}

beforeAll(async () => {
  stubBrowser();
  const { initTranslations } = await import('../../web/platform/i18n/translations.ts');
  initTranslations();
});

afterAll(() => vi.unstubAllGlobals());

/**
 * The routes without their page components; these tests check only what is decided before a page is loaded.
 */
function withoutComponents(routes: RouteObject[]): RouteObject[] {
  return routes.map(({ lazy, children, ...route }) => {
    const page = lazy ? { ...route, Component: () => null } : route;
    return children ? { ...page, index: false, children: withoutComponents(children) } : page;
  }) as RouteObject[];
}

/** Opens a tab of the product, with or without a signed-in person. */
async function openTab(person: CurrentUser | undefined, start = '/somewhere'): Promise<Router> {
  const { setSession } = await import('../../web/platform/auth/session.ts');
  const { clearTabToken, setTabToken } = await import('../../web/platform/auth/tab-token.ts');
  const { routes } = await import('../../web/app/route-objects.tsx');
  if (person) {
    setTabToken('any');
    setSession(person);
  } else clearTabToken();
  const router = createMemoryRouter(withoutComponents(routes), { initialEntries: [start] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { interval: 1 });
  return router;
}

/** Opens an address; returns the address that is shown afterwards and what the page shows. */
async function visit(router: Router, address: string): Promise<string> {
  await router.navigate(address);
  return whatIsShown(router);
}

function whatIsShown({ state: { location, errors, matches } }: Router): string {
  const [error] = Object.values(errors ?? {});
  const id = matches.at(-1)?.route.id ?? '';
  const screen = error === undefined ? id.slice(id.indexOf('/') + 1) : failure(error);
  return `${location.pathname}${location.search} ${screen}`;
}

function failure(error: unknown): string {
  if (!isRouteErrorResponse(error)) return String(error);
  if (error.status === 404) return error.data?.isUnknownAddress ? 'unknown address' : 'not found';
  return { 403: 'no access', 500: 'broken' }[error.status] ?? String(error.status);
}

/** What a person should see on a page, according to the table of routes. */
function expected(name: RouteName, address: string, person: CurrentUser | undefined): string {
  const { roles, accessDeniedFor, module } = ruleOf(name);
  const prefix = address.startsWith('/zh') ? '/zh' : '';
  const isPublic = roles.includes('public');
  if (name === 'login' && person) return `${prefix || '/'} home`;
  if (isPublic) return `${address} ${name}`;
  if (!person) {
    const isRemembered = name !== 'home' && name !== 'logout';
    return `${prefix}/login${isRemembered ? `?next=${encodeURIComponent(address)}` : ''} login`;
  }
  if (accessDeniedFor?.includes(person.role)) return `${address} no access`;
  if (!roles.includes(person.role)) return `${address} not found`;
  const isOpen = person.modules.some(state => state.module === module && state.status === 'granted');
  return `${address} ${module && !isOpen ? 'no access' : name}`;
}

const people: [string, CurrentUser | undefined][] = [
  ['nobody who is signed in', undefined],
  ['a user', currentUserWith('user')],
  ['a user with every module', currentUserWith('user', modules)],
  ['an admin', currentUserWith('admin')],
  ['an admin with every module', currentUserWith('admin', modules)],
  ['a superadmin', currentUserWith('superadmin')],
];

test.each(people)(
  'each page shows to %s what the table in this test lists, in both languages',
  async (_, person) => {
    const router = await openTab(person);
    const shown: string[] = [];
    const wanted: string[] = [];
    for (const lang of langs) {
      for (const name of names) {
        const address = localizePath(addressOf(name), lang);
        shown.push(await visit(router, address));
        wanted.push(expected(name, address, person));
      }
    }
    expect(wanted).toHaveLength(2 * names.length);
    expect(shown).toEqual(wanted);
  },
);

describe('an address without a page shows "not found"', () => {
  test.each(['/nowhere', '/cases/a/b', '/abc', '/cases/register/short', '/api', '/api/cases'])(
    'the address %s shows everybody that there is no such page',
    async path => {
      for (const person of [undefined, currentUserWith('admin')]) {
        const router = await openTab(person);
        for (const lang of langs) {
          const address = localizePath(path, lang);
          expect(await visit(router, address)).toMatch(
            new RegExp(`^${address} (not-found|unknown address)$`),
          );
        }
      }
    },
  );

  test('an address with an invalid id, or with a wrong token in the query, shows "not found"', async () => {
    const router = await openTab(currentUserWith('admin', modules));
    for (const address of [
      '/cases/1',
      `/eye/eye_${validToken}`,
      `/notes/NOTE_${validToken}`,
      '/terms/tnc_1',
    ]) {
      expect(await visit(router, address)).toBe(`${address} not found`);
    }
    expect(await visit(router, '/cases/register?token=1')).toBe('/cases/register?token=1 not found');
  });

  test('the page of another organisation shows an admin "not found" and opens for a platform administrator', async () => {
    const admin = await openTab(currentUserWith('admin'));
    expect(await visit(admin, '/organizations/st-marys')).toBe('/organizations/st-marys not found');
    const superadmin = await openTab(currentUserWith('superadmin'));
    expect(await visit(superadmin, '/organizations/st-marys')).toBe('/organizations/st-marys organization');
  });
});

describe('an inexact address redirects to the right page', () => {
  test.each([
    ['/notes/case_', '/cases/case_', 'case'],
    ['/cases/note_', '/notes/note_', 'note'],
    ['/eye/edit/tpl_', '/templates/tpl_', 'template'],
    ['/neuroTree/report/eye_', '/eye/eye_', 'eyeReport'],
    ['/activity/create/crs_', '/courses/crs_', 'course'],
    ['/classes/scr_', '/learning-efficiency/report/scr_', 'screeningReport'],
  ])(
    'an address with an id of another kind redirects to the page of that record: %s… to %s…',
    async (from, to, page) => {
      const router = await openTab(currentUserWith('user', modules));
      for (const lang of langs) {
        const [start, end] = [from, to].map(path => localizePath(withValidId(path), lang));
        expect(await visit(router, start ?? '')).toBe(`${end} ${page}`);
      }
    },
  );

  test('an address with an id of a kind that has no page shows "not found"', async () => {
    const router = await openTab(currentUserWith('user'));
    expect(await visit(router, `/classes/ses_${validToken}`)).toBe(`/classes/ses_${validToken} not found`);
  });

  test.each([
    ['/courses/published', '/library library'],
    ['/activity/published', '/library?tab=subscribed library'],
    ['/activity/published/edit', '/developer developer'],
    ['/activity/curriculum/custom/edit', '/activity/custom/create createCustomActivity'],
    ['/eye/report/myopia/render', '/eye/report/myopia/render printMyopiaReport'],
    ['/activity/evaluate', '/activity/evaluate evaluate'],
  ])('the address of the page %s without an id redirects to %s', async (from, to) => {
    const router = await openTab(currentUserWith('user', modules));
    for (const lang of langs) {
      expect(await visit(router, localizePath(from, lang))).toBe(localizePath(to, lang));
    }
  });

  test('an address in upper case or with a trailing slash is corrected and keeps its query', async () => {
    const router = await openTab(currentUserWith('user'));
    expect(await visit(router, '/ZH/Cases/?tab=qr')).toBe('/zh/cases?tab=qr cases');
    expect(await visit(router, `/neurotree/REPORT/case_${validToken}`)).toBe(
      `/neuroTree/report/case_${validToken} neuroTree`,
    );
    expect(await visit(router, '/ZH')).toBe('/zh home');
  });
});

test('until a person finishes registration, all but four pages redirect to settings', async () => {
  const router = await openTab({ ...currentUserWith('admin', modules), finishedRegistration: false });
  for (const lang of langs) {
    for (const name of names) {
      const address = localizePath(addressOf(name), lang);
      const isReachable = ['settings', 'logout', 'deleteAccount', 'term'].includes(name);
      const settings = `${localizePath('/settings', lang)} settings`;
      expect(await visit(router, address)).toBe(isReachable ? `${address} ${name}` : settings);
    }
    expect(await visit(router, localizePath('/nowhere', lang))).toBe(
      `${localizePath('/settings', lang)} settings`,
    );
  }
});

test('a platform administrator is not redirected to finish a registration', async () => {
  const router = await openTab({ ...currentUserWith('superadmin'), finishedRegistration: false });
  expect(await visit(router, '/organizations')).toBe('/organizations organizations');
});

/** An address with its words in capitals; ids are unchanged. */
const toUpperCasePath = (address: string) =>
  address.replaceAll(/[^/]+/g, word => (/_|^brightwater$/.test(word) ? word : word.toUpperCase()));

test('the router and the route table prefer literal segments to ids', async () => {
  const { routes } = await import('../../web/app/route-objects.tsx');
  const withoutId = (name: RouteName) => ruleOf(name).path.replace(/\/\{\w+\?\}/, '');
  for (const name of names) {
    for (const address of [addressOf(name), withoutId(name)].filter(path => !path.includes('{'))) {
      expect(matchRoutes(routes, address)?.at(-1)?.route.id, address).toBe(`en/${name}`);
      expect(canonicalPath(address), address).toBeUndefined();
      const shouted = toUpperCasePath(address);
      expect(canonicalPath(shouted), shouted).toBe(shouted === address ? undefined : address);
    }
  }
});

test('a route with an unknown guard fails with status 500', async () => {
  const { guardsByName } = await import('../../web/platform/auth/guards.ts');
  const middleware = guardsByName(['remember', 'sleep'], { lang: 'en', textsOfPage: async () => [] });
  const router = createMemoryRouter([{ id: 'page', path: '*', middleware, loader: () => null }]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { interval: 1 });
  expect(whatIsShown(router)).toBe('/ broken');
});

test('the route guards auth, remember and i18n run in this order', async () => {
  const { guardNames } = await import('../../web/platform/auth/guards.ts');
  expect(guardNames.filter(name => ['auth', 'remember', 'i18n'].includes(name))).toEqual([
    'auth',
    'remember',
    'i18n',
  ]);
});

test('every page has a title in the catalogue of pages or of its feature', async () => {
  const { pageOf } = await import('../../web/app/pages.ts');
  const i18n = new URL('../../web/platform/i18n/en/', import.meta.url);
  const titleIn = (namespace: string): unknown =>
    JSON.parse(readFileSync(new URL(`${namespace}.json`, i18n), 'utf8')).title;
  const hasOwnTitle = (name: RouteName) => {
    const namespace = pageOf(name)?.namespaces[0];
    return namespace !== undefined && typeof titleIn(namespace) === 'string';
  };
  expect(names.filter(name => !(name in titles) && !hasOwnTitle(name))).toEqual([]);
  expect(Object.keys(titles).filter(name => !(name in table))).toEqual([]);
});

test('every route of the route table has a page', async () => {
  const { pageOf } = await import('../../web/app/pages.ts');
  expect(names.filter(name => !pageOf(name))).toEqual([]);
});
