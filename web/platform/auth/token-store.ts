import { dropTabToken, tabToken } from './tab-token.ts';

/** Amplify's keys begin with this. */
const prefix = 'CognitoIdentityServiceProvider.';

/** Amplify's tokens: with "remember me" they outlive the browser's session, otherwise not. */
let place: Storage = holds(localStorage) ? localStorage : sessionStorage;

function holds(storage: Storage): boolean {
  return keysOf(storage).length > 0;
}

function keysOf(storage: Storage): string[] {
  return Object.keys(storage).filter(key => key.startsWith(prefix));
}

/** Whether somebody signed in here and did not sign out. */
export function holdsTokens(): boolean {
  return tabToken() !== undefined || holds(place);
}

/** Whether the sign-in outlives the browser's session. */
export function isRemembered(): boolean {
  return place === localStorage;
}

/** Decides where tokens are kept, and takes along those there are. */
export function keepTokens(remember: boolean): void {
  const next = remember ? localStorage : sessionStorage;
  if (next === place) return;
  for (const key of keysOf(place)) {
    next.setItem(key, place.getItem(key) ?? '');
    place.removeItem(key);
  }
  place = next;
}

/** Forgets every token, in both places; in a tab that has its own, only that one. */
export function dropTokens(): void {
  if (tabToken()) {
    dropTabToken();
    return;
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of keysOf(storage)) storage.removeItem(key);
  }
}

/** The same, as Amplify wants it. A tab with a token of its own has none of these. */
export const tokenStorage = {
  getItem: async (key: string) => (tabToken() ? null : place.getItem(key)),
  setItem: async (key: string, value: string) => place.setItem(key, value),
  removeItem: async (key: string) => place.removeItem(key),
  clear: async () => dropTokens(),
};
