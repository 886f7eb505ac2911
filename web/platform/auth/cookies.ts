/** Cookies of the product. They contain no names or email addresses, and the server never trusts them. */
interface Cookies {
  user: { finishedRegistration: boolean; locale: string };
  organization: { slug: string };
  organizationUser: { id: string; role: string };
  locale: string;
  tokenKey: string;
}

export type CookieName = keyof Cookies;

const secondsPerDay = 86_400;

/** Sets a cookie for a number of days, or for the browser session. */
export function writeCookie<N extends CookieName>(name: N, value: Cookies[N], days?: number): void {
  const age = days === undefined ? '' : `; Max-Age=${days * secondsPerDay}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = `${name}=${encodeURIComponent(text)}; Path=/; SameSite=Lax${age}${secure}`;
}

/**
 * Reads the value of a cookie, if set. Ignores unreadable values, because other sites of the domain may set
 * cookies too.
 */
export function readCookie(name: CookieName): string | undefined {
  const found = document.cookie.split('; ').find(part => part.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

export function deleteCookie(name: CookieName): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
}

/** Slug of the organisation that was open last; undefined if the cookie is missing or unreadable. */
export function slugInCookie(): string | undefined {
  try {
    return JSON.parse(readCookie('organization') ?? 'null')?.slug;
  } catch {
    return undefined;
  }
}
