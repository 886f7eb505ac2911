/** What the product keeps in cookies. No names, no email addresses; the server never trusts them. */
interface Cookies {
  user: { finishedRegistration: boolean; locale: string };
  organization: { slug: string };
  organizationUser: { id: string; role: string };
  locale: string;
}

type Name = keyof Cookies;

const secondsPerDay = 86_400;

/** Sets a cookie for so many days, or until the browser is closed. */
export function writeCookie<N extends Name>(name: N, value: Cookies[N], days?: number): void {
  const age = days === undefined ? '' : `; Max-Age=${days * secondsPerDay}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${encodeURIComponent(text)}; Path=/; SameSite=Lax${age}${secure}`;
}

/** The text of a cookie, if it is set. */
export function readCookie(name: Name): string | undefined {
  const found = document.cookie.split('; ').find(part => part.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

export function deleteCookie(name: Name): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
}
