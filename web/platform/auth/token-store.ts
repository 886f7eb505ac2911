import { clearTabToken, tabToken } from './tab-token.ts';

/** Prefix of Amplify's keys. */
const prefix = 'CognitoIdentityServiceProvider.';

/** Storage of Amplify's tokens: local with "remember me", otherwise per browser session. */
let currentStorage: Storage = containsTokens(localStorage) ? localStorage : sessionStorage;

function containsTokens(storage: Storage): boolean {
  return keysOf(storage).length > 0;
}

function keysOf(storage: Storage): string[] {
  return Object.keys(storage).filter(key => key.startsWith(prefix));
}

/** Whether there are tokens of a signed-in user. */
export function hasTokens(): boolean {
  return tabToken() !== undefined || containsTokens(currentStorage);
}

/** Whether the sign-in is remembered after the browser is closed. */
export function isRemembered(): boolean {
  return currentStorage === localStorage;
}

/** Chooses the token storage and moves existing tokens. */
export function persistTokens(remember: boolean): void {
  const next = remember ? localStorage : sessionStorage;
  if (next === currentStorage) return;
  for (const key of keysOf(currentStorage)) {
    next.setItem(key, currentStorage.getItem(key) ?? '');
    currentStorage.removeItem(key);
  }
  currentStorage = next;
}

/** Deletes all tokens in both storages; in a tab with its own token, only that one. */
export function clearTokens(): void {
  if (tabToken()) {
    clearTabToken();
    return;
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of keysOf(storage)) storage.removeItem(key);
  }
}

/** The storage adapter for Amplify. A tab with its own token has none of these. */
export const tokenStorage = {
  getItem: async (key: string) => (tabToken() ? null : currentStorage.getItem(key)),
  setItem: async (key: string, value: string) => currentStorage.setItem(key, value),
  removeItem: async (key: string) => currentStorage.removeItem(key),
  clear: async () => clearTokens(),
};
