/** Most machines derive a key in less than a second; a guess costs as much. OWASP’s number for PBKDF2 with SHA-256. */
const iterations = 600_000;
const saltBytes = 16;
const ivBytes = 12;
const keyBytes = 32;

/** The key of a day as it is stored: nothing opens it but this browser, the share of the session, and the code. */
export interface WrappedKey {
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
  /** Made by this browser, which does not give it away. */
  deviceKey: CryptoKey;
  outer: Sealed;
}

/** Something encrypted with AES-GCM. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** The code is another one, or the share is. */
export class WrongCodeError extends Error {}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const encode = (text: string) => new TextEncoder().encode(text);

/** A key that scripts can use and not read. */
const importKey = (raw: BufferSource) =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** @param purpose what is encrypted: it is opened for nothing else */
async function seal(key: CryptoKey, plain: BufferSource, purpose: string): Promise<Sealed> {
  const iv = random(ivBytes);
  const algorithm = { name: 'AES-GCM', iv, additionalData: encode(purpose) };
  return { iv, data: await crypto.subtle.encrypt(algorithm, key, plain) };
}

const unseal = (key: CryptoKey, { iv, data }: Sealed, purpose: string): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: encode(purpose) }, key, data);

/** The key that follows from the code and the share, both of which it takes. */
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

/** Makes the key of a day. @param rounds fewer for tests alone */
export async function createDayKey(
  code: string,
  share: string,
  rounds = iterations,
): Promise<{ key: CryptoKey; wrapped: WrappedKey }> {
  const raw = random(keyBytes);
  const salt = random(saltBytes);
  const byCode = await keyOfCode(code, share, { salt, iterations: rounds });
  const inner = await seal(byCode, raw, innerPurpose);
  const deviceKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: keyBytes * 8 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const outer = await seal(
    deviceKey,
    new Uint8Array([...inner.iv, ...new Uint8Array(inner.data)]),
    outerPurpose,
  );
  const key = await importKey(raw);
  raw.fill(0);
  return { key, wrapped: { salt, iterations: rounds, deviceKey, outer } };
}

/** @throws WrongCodeError */
export async function openDayKey(wrapped: WrappedKey, code: string, share: string): Promise<CryptoKey> {
  const byCode = await keyOfCode(code, share, wrapped);
  const inner = new Uint8Array(await unseal(wrapped.deviceKey, wrapped.outer, outerPurpose));
  try {
    const sealed = { iv: inner.slice(0, ivBytes), data: inner.slice(ivBytes).buffer };
    return await importKey(await unseal(byCode, sealed, innerPurpose));
  } catch {
    throw new WrongCodeError('wrong code');
  }
}

export const sealJson = (key: CryptoKey, value: unknown, purpose: string): Promise<Sealed> =>
  seal(key, encode(JSON.stringify(value)), purpose);

export const unsealJson = async (key: CryptoKey, sealed: Sealed, purpose: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await unseal(key, sealed, purpose)));

/** Fewest characters of a code. */
export const minCodeLength = 6;
const minDifferent = 4;

/** What is wrong with a new code, as a key of the catalogue; undefined for a good one. */
export function codeProblem(code: string): 'code.short' | 'code.simple' | undefined {
  const typed = [...code.normalize('NFKC').trim()];
  if (typed.length < minCodeLength) return 'code.short';
  const steps = new Set(
    typed.slice(1).map((letter, at) => letter.charCodeAt(0) - (typed[at] ?? '').charCodeAt(0)),
  );
  return new Set(typed).size < minDifferent || steps.size === 1 ? 'code.simple' : undefined;
}
