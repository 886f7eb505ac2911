import type { Locale } from './fields.ts';
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

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? { [Key in Optional]?: string } : { [Key in Name]: string }) &
      ParamsOf<Rest>
  : unknown;

/** What an address needs to be complete: the names between the braces of its path. */
export type RouteParams<Name extends RouteName> = ParamsOf<(typeof routes)[Name]['path']>;

/** The argument that carries them; there is none where a path has no names. */
export type ParamsArgument<Name extends RouteName> =
  unknown extends RouteParams<Name> ? [] : [params: RouteParams<Name>];

/** Prefixes of the languages other than English. */
export const languagePrefixes = ['/zh'] as const;

/** The address of a page in a language: `to('zh', 'case', { id })` is `/zh/cases/…`. */
export function to<Name extends RouteName>(lang: Locale, name: Name, ...rest: ParamsArgument<Name>): string {
  const params: Record<string, string | undefined> = rest[0] ?? {};
  const path = routes[name].path.replaceAll(/\/?\{(\w+)\??\}/g, (_, key: string) =>
    params[key] === undefined ? '' : `/${encodeURIComponent(params[key])}`,
  );
  return inLanguage(path, lang);
}

/** The same page, query and fragment in a language, whichever language the address is in now. */
export function inLanguage(address: string, lang: Locale): string {
  const plain = address.replace(/^\/zh(?=[/?#]|$)/, '') || '/';
  if (lang === 'en') return plain.startsWith('/') ? plain : `/${plain}`;
  return plain === '/' ? '/zh' : `/zh${plain.replace(/^\/(?=[?#])/, '')}`;
}

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
