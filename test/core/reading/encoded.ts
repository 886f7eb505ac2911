import type { TextEncoding } from '../../../shared/core/reading/decode-bytes.ts';

const bytesByEncoding = new Map<TextEncoding, Map<string, number[]>>();

/** Finds the bytes of each character in an encoding, by decoding all combinations of one or two bytes. */
function bytesOf(encoding: TextEncoding): Map<string, number[]> {
  const known = bytesByEncoding.get(encoding);
  if (known) return known;
  const found = new Map<string, number[]>();
  const add = (bytes: number[]) => {
    const text = new TextDecoder(encoding).decode(new Uint8Array(bytes));
    if ([...text].length === 1 && text !== '\uFFFD' && !found.has(text)) found.set(text, bytes);
  };
  for (let one = 0; one < 256; one++) add([one]);
  if (encoding !== 'windows-1252')
    for (let lead = 0x81; lead < 0xff; lead++)
      for (let trail = 0x40; trail < 0xff; trail++) add([lead, trail]);
  bytesByEncoding.set(encoding, found);
  return found;
}

/** Returns a text as bytes in an encoding. UTF-16 gets no byte order mark. */
export function encoded(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const bytes = Buffer.from(text, 'utf16le');
    return Uint8Array.from(encoding === 'utf-16le' ? bytes : bytes.swap16());
  }
  const known = bytesOf(encoding);
  return Uint8Array.from(
    [...text].flatMap(sign => {
      const bytes = known.get(sign);
      if (!bytes) throw new Error(`${sign} is not in ${encoding}`);
      return bytes;
    }),
  );
}
