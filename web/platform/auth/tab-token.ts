const key = 'lumitree.token';

/** The token that came in the URL and applies only in this tab. */
export const tabToken = (): string | undefined => sessionStorage.getItem(key) ?? undefined;

export function setTabToken(token: string): void {
  sessionStorage.setItem(key, token);
}

export function clearTabToken(): void {
  sessionStorage.removeItem(key);
}

interface Claims {
  sub?: string;
  /** Expiry of the token in seconds since 1970. */
  exp?: number;
}

/** Reads the claims of a token; none if malformed. Does not verify the signature. */
export function claimsOf(token: string): Claims {
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token)?.[1];
  if (payload === undefined) return {};
  try {
    const { sub, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return { ...(typeof sub === 'string' && { sub }), ...(typeof exp === 'number' && { exp }) };
  } catch {
    return {};
  }
}

/** Expiry of a token in milliseconds since 1970; undefined if malformed. */
export function expiryOf(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return exp === undefined ? undefined : exp * 1_000;
}
