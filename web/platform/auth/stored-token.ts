import { claimsOf } from './tab-token.ts';
import { tokenStorage } from './token-storage.ts';
import { tokenNames } from './token-store.ts';

/** A token is refreshed this long before it expires. */
const toleranceMs = 60_000;

/**
 * The access token of this browser, unless it expires soon.
 * @param owner the user of this page; another tab may have signed in somebody else
 */
export async function storedToken(owner?: string): Promise<string | undefined> {
  const token = await read('accessToken');
  const { sub, exp = 0 } = claimsOf(token ?? '');
  const isOwn = owner === undefined || sub === owner;
  return token && isOwn && exp * 1_000 > (await serverTime()) + toleranceMs ? token : undefined;
}

/** Uses the clock difference that Amplify recorded when the token was issued. */
const serverTime = async () => Date.now() + Number(await read('clockDrift'));

/** Reads a part of the stored tokens. The tokens of only one user are stored at a time. */
async function read(part: string): Promise<string | null> {
  const name = tokenNames().find(name => name.endsWith(`.${part}`));
  return name === undefined ? null : tokenStorage.getItem(name);
}
