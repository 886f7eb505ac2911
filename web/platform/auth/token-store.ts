import { deleteCookie, readCookie } from './cookies.ts';
import { clearTabToken, tabToken } from './tab-token.ts';

/** Prefix of Amplify's keys, and of those whose values are encrypted. */
const prefix = 'CognitoIdentityServiceProvider.';
export const encryptedPrefix = 'encrypted.';

const isHeld = (start: string): boolean => keysWith(start).length > 0;

function keysWith(start: string): string[] {
  return Object.keys(localStorage).filter(key => key.startsWith(start));
}

/** Whether the next sign-in is remembered; what is stored already says so itself. */
let rememberNext = false;

/** Whether there are tokens of a signed-in user. Encrypted ones are good only with the key in the session cookie. */
export function hasTokens(): boolean {
  return tabToken() !== undefined || isHeld(prefix) || hasSession();
}

function hasSession(): boolean {
  if (!isHeld(encryptedPrefix)) return false;
  if (readCookie('tokenKey')) return true;
  removeTokens();
  return false;
}

/** Whether the sign-in is remembered after the browser is closed. */
export function isRemembered(): boolean {
  return isHeld(prefix) || (rememberNext && !isHeld(encryptedPrefix));
}

/** Chooses whether the tokens of the next sign-in are remembered. */
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

/** Amplify's keys among what is stored, encrypted or not. */
export const tokenNames = (): string[] => [
  ...keysWith(prefix),
  ...keysWith(encryptedPrefix).map(key => key.slice(encryptedPrefix.length)),
];
