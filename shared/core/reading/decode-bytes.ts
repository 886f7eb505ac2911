/** Encodings of files written by other programs. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'windows-1252',
] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Declared here because `shared` includes no browser or Node.js types; both provide TextDecoder. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

/** Decodes bytes to text, without the byte order mark. Invalid bytes become U+FFFD. */
export const decodeBytes = (bytes: Uint8Array, encoding: TextEncoding): string =>
  new TextDecoder(encoding).decode(bytes);

/** Decodes valid UTF-8; returns undefined for any other bytes. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
