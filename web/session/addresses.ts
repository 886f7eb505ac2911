import type { Locale } from '../../shared/fields.ts';
import { to } from '../../shared/routes.ts';

/** The language an address is in. */
export function langOf(pathname: string): Locale {
  return /^\/zh(\/|$)/.test(pathname) ? 'zh' : 'en';
}

/** Where to sign in so as to come back to an address afterwards. Home and sign-out need no coming back to. */
export function signInAddress(address: string): string {
  const { pathname, search, hash } = new URL(address, location.origin);
  const lang = langOf(pathname);
  const login = to(lang, 'login');
  if (pathname === to(lang, 'home') || pathname === to(lang, 'logout')) return login;
  return `${login}?next=${encodeURIComponent(pathname + search + hash)}`;
}

/** The address to come back to, if the query names one of this product. */
export function returnAddress(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return undefined;
  const { origin, pathname, search: query, hash } = new URL(next, location.origin);
  return origin === location.origin ? pathname + query + hash : undefined;
}
