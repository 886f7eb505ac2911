import { claimsOf } from './tab-token.ts';
import { tokenStorage } from './token-storage.ts';
import { tokenNames } from './token-store.ts';

/** Milliseconds before its expiry at which a token is refreshed. */
const toleranceMs = 60_000;

/**
 * Returns the access token of this browser, unless it expires soon.
 * @param owner the user of this page; another tab may have signed in somebody else
 */
export async function storedToken(owner?: string): Promise<string | undefined> {
  const token = await read('accessToken');
  const { sub, exp = 0 } = claimsOf(token ?? '');
  const isOwn = owner === undefined || sub === owner;
  return token && isOwn && exp * 1_000 > (await serverTime()) + toleranceMs ? token : undefined;
}

/** Current time of the server's clock; Amplify stored the difference when it received the token. */
const serverTime = async () => Date.now() + Number(await read('clockDrift'));

/** Reads one of the stored tokens, which all belong to one user. */
async function read(part: string): Promise<string | null> {
  const name = tokenNames().find(name => name.endsWith(`.${part}`));
  return name === undefined ? null : tokenStorage.getItem(name);
}
