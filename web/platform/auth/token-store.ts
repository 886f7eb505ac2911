import { clearTabToken, tabToken } from './tab-token.ts';

/** Amplify's keys begin with this. */
const prefix = 'CognitoIdentityServiceProvider.';

/** Amplify's tokens: with "remember me" they outlive the browser's session, otherwise not. */
let currentStorage: Storage = containsTokens(localStorage) ? localStorage : sessionStorage;

function containsTokens(storage: Storage): boolean {
  return keysOf(storage).length > 0;
}

function keysOf(storage: Storage): string[] {
  return Object.keys(storage).filter(key => key.startsWith(prefix));
}

/** Whether somebody signed in here and did not sign out. */
export function hasTokens(): boolean {
  return tabToken() !== undefined || containsTokens(currentStorage);
}

/** Whether the sign-in outlives the browser's session. */
export function isRemembered(): boolean {
  return currentStorage === localStorage;
}

/** Decides where tokens are kept, and takes along those there are. */
export function persistTokens(remember: boolean): void {
  const next = remember ? localStorage : sessionStorage;
  if (next === currentStorage) return;
  for (const key of keysOf(currentStorage)) {
    next.setItem(key, currentStorage.getItem(key) ?? '');
    currentStorage.removeItem(key);
  }
  currentStorage = next;
}

/** Forgets every token, in both places; in a tab that has its own, only that one. */
export function clearTokens(): void {
  if (tabToken()) {
    clearTabToken();
    return;
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of keysOf(storage)) storage.removeItem(key);
  }
}

/** The same, as Amplify wants it. A tab with a token of its own has none of these. */
export const tokenStorage = {
  getItem: async (key: string) => (tabToken() ? null : currentStorage.getItem(key)),
  setItem: async (key: string, value: string) => currentStorage.setItem(key, value),
  removeItem: async (key: string) => currentStorage.removeItem(key),
  clear: async () => clearTokens(),
};
