import type { Module, Role } from './permissions.ts';

/** A page's address without language prefix. `public` needs nobody signed in. */
export interface Route {
  path: string;
  who: readonly (Role | 'public')[];
  module?: Module;
}

const everybody = ['user', 'admin', 'superadmin'] as const;
const members = ['user', 'admin'] as const;
const anybody = ['public'] as const;

/** Every page of the product, by name. Each also exists under /zh. */
export const routes = {
  home: { path: '/', who: everybody },
  dashboard: { path: '/dashboard', who: everybody },
  login: { path: '/login', who: anybody },
  logout: { path: '/logout', who: everybody },
  cases: { path: '/cases', who: members },
  case: { path: '/cases/{id}', who: members },
  editCase: { path: '/cases/edit/{id}', who: members },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Prefixes of the languages other than English. */
export const languagePrefixes = ['/zh'] as const;

/**
 * One regular expression source that matches every address of the table in every language; what it
 * does not match is answered with status 404. Kept to what a CloudFront function can run.
 */
export function knownPathPattern(): string {
  const paths = Object.values(routes).map(({ path }) =>
    path === '/' ? '' : path.replaceAll(/\{\w+\??\}/g, '[^/]+'),
  );
  return `^(?:${languagePrefixes.join('|')})?(?:${paths.join('|')})/?$`;
}
