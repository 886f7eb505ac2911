import { deleteCookie, readCookie } from './cookies.ts';
import { clearTabToken, tabToken } from './tab-token.ts';

/** Prefix of the storage keys of Amplify's tokens. */
const prefix = 'CognitoIdentityServiceProvider.';
/** Prefix of the storage keys of encrypted tokens; Amplify's prefix comes after this prefix. */
export const encryptedPrefix = 'encrypted.';

const isHeld = (start: string): boolean => keysWith(start).length > 0;

function keysWith(start: string): string[] {
  return Object.keys(localStorage).filter(key => key.startsWith(start));
}

/** Whether to remember the next sign-in. Stored tokens of a remembered sign-in are not encrypted. */
let rememberNext = false;

/** Whether the browser has tokens of a user. Encrypted ones also need the key in the session cookie. */
export function hasTokens(): boolean {
  return tabToken() !== undefined || isHeld(prefix) || hasSession();
}

function hasSession(): boolean {
  if (!isHeld(encryptedPrefix)) return false;
  if (readCookie('tokenKey')) return true;
  removeTokens();
  return false;
}

/** Whether the sign-in stays after the browser is closed. */
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

/** Deletes the tokens of this browser. In a tab with its own token, deletes only that token. */
export function clearTokens(): void {
  if (tabToken()) clearTabToken();
  else removeTokens();
}

/** Storage keys of Amplify's tokens, encrypted or not. */
export const tokenNames = (): string[] => [
  ...keysWith(prefix),
  ...keysWith(encryptedPrefix).map(key => key.slice(encryptedPrefix.length)),
];
