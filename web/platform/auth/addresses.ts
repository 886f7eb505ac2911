import type { Locale } from '../../../shared/core/fields.ts';
import { localizePath, pathFor } from '../../../shared/core/routes.ts';

/** The language an address is in. */
export function localeOf(pathname: string): Locale {
  return /^\/zh(\/|$)/.test(pathname) ? 'zh' : 'en';
}

/** Where to sign in so as to come back to an address afterwards. Home and sign-out need no coming back to. */
export function signInUrl(address: string): string {
  const { pathname, search, hash } = new URL(address, location.origin);
  const lang = localeOf(pathname);
  const login = pathFor(lang, 'login');
  if (pathname === pathFor(lang, 'home') || pathname === pathFor(lang, 'logout')) return login;
  return `${login}?next=${encodeURIComponent(pathname + search + hash)}`;
}

/** The address to come back to, if the query names one of this product that keeps people signed in. */
export function returnUrl(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return undefined;
  const { origin, pathname, search: query, hash } = new URL(next, location.origin);
  const leavesAgain = localizePath(pathname, 'en') === pathFor('en', 'logout');
  return origin === location.origin && !leavesAgain ? pathname + query + hash : undefined;
}

/** What OAuth 2.0 and OpenID Connect put into the address that a provider sends people back to. */
const federatedParams = ['code', 'state', 'error', 'error_description', 'error_uri', 'session_state', 'iss'];

/** A query without the answer of a sign-in elsewhere; nothing when there is none in it. */
export function withoutFederatedResponse(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error')) return undefined;
  for (const name of federatedParams) query.delete(name);
  return query.toString();
}
