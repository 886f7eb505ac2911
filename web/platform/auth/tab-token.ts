const key = 'lumitree.token';

/** A token from the URL, used by this tab only. */
export const tabToken = (): string | undefined => sessionStorage.getItem(key) ?? undefined;

export function setTabToken(token: string): void {
  sessionStorage.setItem(key, token);
}

export function clearTabToken(): void {
  sessionStorage.removeItem(key);
}

/** Expiry of a token in milliseconds since 1970; undefined if malformed. Does not verify the signature. */
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
