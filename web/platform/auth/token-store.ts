import { deleteCookie, readCookie } from './cookies.ts';
import { clearTabToken, tabToken } from './tab-token.ts';

/** Prefix of Amplify's keys, and of those with encrypted values. */
const prefix = 'CognitoIdentityServiceProvider.';
export const encryptedPrefix = 'encrypted.';

const isHeld = (start: string): boolean => keysWith(start).length > 0;

function keysWith(start: string): string[] {
  return Object.keys(localStorage).filter(key => key.startsWith(start));
}

/** Whether to remember the next sign-in. For stored tokens, their encryption shows it. */
let rememberNext = false;

/** Whether a user's tokens are stored. Encrypted ones also need the key in the session cookie. */
export function hasTokens(): boolean {
  return tabToken() !== undefined || isHeld(prefix) || hasSession();
}

function hasSession(): boolean {
  if (!isHeld(encryptedPrefix)) return false;
  if (readCookie('tokenKey')) return true;
  removeTokens();
  return false;
}

/** Whether the sign-in outlives the browser session. */
export function isRemembered(): boolean {
  return isHeld(prefix) || (rememberNext && !isHeld(encryptedPrefix));
}

export function rememberTokens(remember: boolean): void {
  rememberNext = remember;
}

function removeTokens(): void {
  rememberNext = isRemembered();
  for (const key of [...keysWith(prefix), ...keysWith(encryptedPrefix)]) localStorage.removeItem(key);
  deleteCookie('tokenKey');
}

/** Deletes the tokens of this browser; in a tab with its own token, only that one. */
export function clearTokens(): void {
  if (tabToken()) clearTabToken();
  else removeTokens();
}

/** Stored keys of Amplify, encrypted or not. */
export const tokenNames = (): string[] => [
  ...keysWith(prefix),
  ...keysWith(encryptedPrefix).map(key => key.slice(encryptedPrefix.length)),
];
