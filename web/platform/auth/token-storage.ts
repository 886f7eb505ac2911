import { readCookie, writeCookie } from './cookies.ts';
import { tabToken } from './tab-token.ts';
import { clearTokens, encryptedPrefix, isRemembered, rememberTokens, tokenNames } from './token-store.ts';

/**
 * Amplify's tokens in local storage, which all tabs share. Remembered ones lie there as they are. Those of a
 * browser session are encrypted with a key that only a session cookie holds: when the browser closes, the cookie
 * goes, and what is left on the disk opens nothing. A tab with a token of its own has none of these.
 */
export const tokenStorage = {
  getItem: async (name: string) => (tabToken() ? null : read(name)),
  setItem: async (name: string, value: string) => {
    if (isRemembered()) localStorage.setItem(name, value);
    else localStorage.setItem(encryptedPrefix + name, await encrypt(name, value));
  },
  removeItem: async (name: string) => {
    localStorage.removeItem(name);
    localStorage.removeItem(encryptedPrefix + name);
  },
  clear: async () => clearTokens(),
};

async function read(name: string): Promise<string | null> {
  const plain = localStorage.getItem(name);
  const encrypted = localStorage.getItem(encryptedPrefix + name);
  return plain ?? (encrypted === null ? null : decrypt(name, encrypted));
}

/** Keeps the tokens there are beyond this browser session, or no longer. */
export async function persistTokens(remember: boolean): Promise<void> {
  const names = tokenNames();
  if (names.length === 0 || isRemembered() === remember) return rememberTokens(remember);
  const kept = await Promise.all(names.map(async name => [name, await read(name)] as const));
  clearTokens();
  rememberTokens(remember);
  for (const [name, value] of kept) if (value !== null) await tokenStorage.setItem(name, value);
}

const ivBytes = 12;
const keyBytes = 32;
const cipher = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
});

const importKey = (text: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(text), 'AES-GCM', false, ['encrypt', 'decrypt']);

function sessionKey(): string {
  const known = readCookie('tokenKey');
  if (known) return known;
  const made = toBase64(crypto.getRandomValues(new Uint8Array(keyBytes)));
  writeCookie('tokenKey', made);
  return made;
}

async function encrypt(name: string, value: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await importKey(sessionKey());
  const sealed = await crypto.subtle.encrypt(cipher(name, iv), key, new TextEncoder().encode(value));
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** What was encrypted with another key, or changed since, is as good as absent. */
async function decrypt(name: string, text: string): Promise<string | null> {
  const key = readCookie('tokenKey');
  if (!key) return null;
  try {
    const bytes = fromBase64(text);
    const [iv, sealed] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)];
    return new TextDecoder().decode(
      await crypto.subtle.decrypt(cipher(name, iv), await importKey(key), sealed),
    );
  } catch {
    return null;
  }
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
