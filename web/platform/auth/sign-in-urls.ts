import type { Locale } from '../../../shared/core/fields.ts';
import { localizePath, pathFor } from '../../../shared/core/routes.ts';
import { staysHere } from '../routing/stays-here.ts';

export function localeOf(pathname: string): Locale {
  return /^\/zh(\/|$)/.test(pathname) ? 'zh' : 'en';
}

/**
 * Returns a sign-in URL that leads back to an address, unless that is the home page or the sign-out page.
 * Keeps the query of a sign-in URL.
 */
export function signInUrl(address: string): string {
  const { pathname, search, hash } = new URL(address, location.origin);
  const lang = localeOf(pathname);
  const login = pathFor(lang, 'login');
  if (pathname === login) return login + search;
  if (pathname === pathFor(lang, 'home') || pathname === pathFor(lang, 'logout')) return login;
  return `${login}?next=${encodeURIComponent(pathname + search + hash)}`;
}

/** Reads the return URL from the query, if it is on this site and not the sign-out page. */
export function returnUrl(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return undefined;
  const { origin, pathname, search: query, hash } = new URL(next, location.origin);
  const leavesAgain = localizePath(pathname, 'en') === pathFor('en', 'logout');
  return origin === location.origin && staysHere(pathname) && !leavesAgain
    ? pathname + query + hash
    : undefined;
}

/** Parameters that OAuth 2.0 and OpenID Connect add to the redirect URI. */
const federatedParams = ['code', 'state', 'error', 'error_description', 'error_uri', 'session_state', 'iss'];

/** Returns the query without the parameters of a federated sign-in; undefined if there are none. */
export function withoutFederatedResponse(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error')) return undefined;
  for (const name of federatedParams) query.delete(name);
  return query.toString();
}
