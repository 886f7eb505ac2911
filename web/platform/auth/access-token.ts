import { claimsOf } from './tab-token.ts';
import { tokenStorage } from './token-storage.ts';
import { tokenNames } from './token-store.ts';

/** A token is refreshed this long before it expires. */
const toleranceMs = 60_000;

/**
 * The access token of this browser. Loads Cognito's code, about 35 kB, only to refresh it or when another tab has
 * signed in somebody else.
 * @param owner the user of this page
 */
export async function accessToken(owner?: string): Promise<string | undefined> {
  const token = await storedToken();
  const { sub, exp = 0 } = claimsOf(token ?? '');
  const isOwn = owner === undefined || sub === owner;
  if (token && isOwn && exp * 1_000 > (await serverTime()) + toleranceMs) return token;
  const { refreshedToken } = await import('./cognito.ts');
  return refreshedToken(owner);
}

const storedToken = () => read('accessToken');

/** By the difference of the clocks that Amplify noted when the token was issued. */
const serverTime = async () => Date.now() + Number(await read('clockDrift'));

/** Only one user's tokens are stored at a time. */
async function read(part: string): Promise<string | null> {
  const name = tokenNames().find(name => name.endsWith(`.${part}`));
  return name === undefined ? null : tokenStorage.getItem(name);
}
