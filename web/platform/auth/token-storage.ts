import {
  fromBase64,
  importKey,
  joinSealed,
  randomBytes,
  seal,
  splitSealed,
  toBase64,
  unseal,
} from '../offline/encrypt.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { tabToken } from './tab-token.ts';
import { clearTokens, encryptedPrefix, isRemembered, rememberTokens, tokenNames } from './token-store.ts';

/**
 * Amplify's tokens in local storage, shared by all tabs. Remembered tokens are plain text. Tokens of a
 * browser session are encrypted with a key in a session cookie: when the browser closes, it deletes the
 * cookie, and the stored tokens become useless. A tab with its own token does not use these.
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

/** Stores the current tokens beyond this browser session, or only until its end. */
export async function persistTokens(remember: boolean): Promise<void> {
  const names = tokenNames();
  if (names.length === 0 || isRemembered() === remember) return rememberTokens(remember);
  const kept = await Promise.all(names.map(async name => [name, await read(name)] as const));
  clearTokens();
  rememberTokens(remember);
  for (const [name, value] of kept) if (value !== null) await tokenStorage.setItem(name, value);
}

const keyBytes = 32;

function sessionKey(): string {
  const known = readCookie('tokenKey');
  if (known) return known;
  const key = toBase64(randomBytes(keyBytes));
  writeCookie('tokenKey', key);
  return key;
}

async function encrypt(name: string, value: string): Promise<string> {
  const key = await importKey(fromBase64(sessionKey()));
  return toBase64(joinSealed(await seal(key, new TextEncoder().encode(value), name)));
}

/** Decrypts a token; null if the text was changed or encrypted with another key. */
async function decrypt(name: string, text: string): Promise<string | null> {
  const held = readCookie('tokenKey');
  if (!held) return null;
  try {
    const key = await importKey(fromBase64(held));
    return new TextDecoder().decode(await unseal(key, splitSealed(fromBase64(text)), name));
  } catch {
    return null;
  }
}
