import { apiKeyPrefix } from '../../../../shared/core/api-key-prefix.ts';
import { apiKeySecretLength } from '../../../../shared/features/organizations/api-keys/schema.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Random bytes from this value up are not used, so that all characters are equally likely. */
const firstUneven = 256 - (256 % alphabet.length);

/** Creates an API key in the browser. Only its hash is sent, so that the server never has the key itself. */
export function makeApiKey(): string {
  let key = apiKeyPrefix;
  while (key.length < apiKeyPrefix.length + apiKeySecretLength) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < firstUneven) key += alphabet[byte % alphabet.length];
  }
  return key;
}

/** Returns what the server stores: the key's SHA-256 hash in base64url and its last four characters. */
export async function describeApiKey(key: string): Promise<{ hash: string; ending: string }> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)));
  const hash = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { hash, ending: key.slice(-4) };
}
