import {
  importKey,
  joinSealed,
  randomBytes,
  type Sealed,
  seal,
  splitSealed,
  unseal,
} from '../../../platform/offline/encrypt.ts';

/**
 * Number of PBKDF2 iterations with SHA-256, as OWASP recommends. A guess of the code takes one derivation, on
 * most machines less than a second.
 */
const iterations = 600_000;
const saltBytes = 16;
const keyBytes = 32;
const encode = (text: string) => new TextEncoder().encode(text);

/**
 * The encrypted key of a prepared day. Decryption needs three secrets: the key of this browser, the share
 * that the server gives to the owner, and the code.
 */
export interface WrappedKey {
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
  /** Key that this browser created; it cannot be exported. */
  deviceKey: CryptoKey;
  outer: Sealed;
}

/** Thrown if the user's code, or the share from the server, is wrong. */
export class WrongCodeError extends Error {}

async function keyOfCode(
  code: string,
  share: string,
  { salt, iterations: rounds }: Pick<WrappedKey, 'salt' | 'iterations'>,
): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', encode(code.normalize('NFKC').trim()), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const stretch = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  const stretched = await crypto.subtle.deriveBits(stretch, typed, keyBytes * 8);
  const both = await crypto.subtle.importKey('raw', stretched, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: encode(share), info: encode('lumitree prepared day') },
    both,
    { name: 'AES-GCM', length: keyBytes * 8 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const innerPurpose = 'key, by code';
const outerPurpose = 'key, by device';

/** Creates the key of a prepared day. @param rounds number of iterations; lower in tests only */
export async function createDayKey(
  code: string,
  share: string,
  rounds = iterations,
): Promise<{ key: CryptoKey; wrapped: WrappedKey }> {
  const raw = randomBytes(keyBytes);
  const salt = randomBytes(saltBytes);
  const byCode = await keyOfCode(code, share, { salt, iterations: rounds });
  const inner = await seal(byCode, raw, innerPurpose);
  const deviceKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: keyBytes * 8 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const outer = await seal(deviceKey, joinSealed(inner), outerPurpose);
  const key = await importKey(raw);
  raw.fill(0);
  return { key, wrapped: { salt, iterations: rounds, deviceKey, outer } };
}

/** Decrypts the key of a prepared day. @throws WrongCodeError */
export async function openDayKey(wrapped: WrappedKey, code: string, share: string): Promise<CryptoKey> {
  const byCode = await keyOfCode(code, share, wrapped);
  const inner = new Uint8Array(await unseal(wrapped.deviceKey, wrapped.outer, outerPurpose));
  try {
    return await importKey(await unseal(byCode, splitSealed(inner), innerPurpose));
  } catch {
    throw new WrongCodeError('wrong code');
  }
}

export const minCodeLength = 6;
const minDifferent = 4;

/** I18n key of the reason why a new code is rejected; undefined if it is accepted. */
export function codeProblem(code: string): 'code.short' | 'code.simple' | undefined {
  const typed = [...code.normalize('NFKC').trim()];
  if (typed.length < minCodeLength) return 'code.short';
  const steps = new Set(
    typed.slice(1).map((letter, at) => letter.charCodeAt(0) - (typed[at] ?? '').charCodeAt(0)),
  );
  return new Set(typed).size < minDifferent || steps.size === 1 ? 'code.simple' : undefined;
}
