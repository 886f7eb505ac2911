const key = 'lumitree.token';

/** A token that came in an address: this tab works with it, and no other tab of the browser does. */
export const tabToken = (): string | undefined => sessionStorage.getItem(key) ?? undefined;

export function setTabToken(token: string): void {
  sessionStorage.setItem(key, token);
}

export function clearTabToken(): void {
  sessionStorage.removeItem(key);
}

/** When a token runs out, in milliseconds since 1970; nothing for what is no token. Proves nothing. */
export function expiryOf(token: string): number | undefined {
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token)?.[1];
  if (payload === undefined) return undefined;
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}
