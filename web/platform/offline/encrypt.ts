export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const ivBytes = 12;
const encode = (text: string) => new TextEncoder().encode(text);

export const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** Imports a key for encryption; scripts cannot export it again. */
export const importKey = (raw: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Encrypts data. @param purpose what the data is for; decryption needs the same purpose */
export async function seal(key: CryptoKey, plain: BufferSource, purpose: string): Promise<Sealed> {
  const iv = randomBytes(ivBytes);
  const algorithm = { name: 'AES-GCM', iv, additionalData: encode(purpose) };
  return { iv, data: await crypto.subtle.encrypt(algorithm, key, plain) };
}

export const unseal = (key: CryptoKey, { iv, data }: Sealed, purpose: string): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: encode(purpose) }, key, data);

export const sealJson = (key: CryptoKey, value: unknown, purpose: string): Promise<Sealed> =>
  seal(key, encode(JSON.stringify(value)), purpose);

export const unsealJson = async (key: CryptoKey, sealed: Sealed, purpose: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await unseal(key, sealed, purpose)));

export const joinSealed = ({ iv, data }: Sealed): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...iv, ...new Uint8Array(data)]);

export const splitSealed = (bytes: Uint8Array<ArrayBuffer>): Sealed => ({
  iv: bytes.slice(0, ivBytes),
  data: bytes.slice(ivBytes).buffer,
});

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
