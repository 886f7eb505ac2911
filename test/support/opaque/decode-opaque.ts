import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** Maximum number of times that a decoded value is decoded again. */
const maxDepth = 4;
/** Minimum length of a text to decode; shorter texts contain nothing of interest. */
const minLength = 6;

const decompressors = [gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync];

/**
 * Everything that can be read from a text without a key: the text, and its parts after repeatedly undoing
 * percent-encoding, JSON, base64, hex and compression.
 */
export function decodeOpaque(text: string, depth = maxDepth): string[] {
  const found = new Set([text]);
  if (depth > 0)
    for (const inner of [text, ...partsOf(text)].flatMap(decodings))
      for (const one of decodeOpaque(inner, depth - 1)) found.add(one);
  return [...found];
}

/** Splits a value into parts that are joined by separators. */
const partsOf = (text: string) =>
  text.split(/[.:~,;|#\s"{}[\]]+/).filter(part => part.length >= minLength && part !== text);

function decodings(text: string): string[] {
  const bytes = [
    ...(/^[\w+/=-]+$/.test(text) ? [Buffer.from(text, 'base64url')] : []),
    ...(/^(?:[\da-f]{2})+$/i.test(text) ? [Buffer.from(text, 'hex')] : []),
  ].filter(({ length }) => length >= minLength);
  const plain = bytes.flatMap(one => [one, ...decompressors.flatMap(undo => decompressed(undo, one))]);
  return [
    ...plain.flatMap(one => [one.toString('utf8'), one.toString('utf16le')]),
    ...unescaped(text),
  ].filter(one => one !== text && isReadable(one));
}

function decompressed(undo: (bytes: Buffer) => Buffer, bytes: Buffer): Buffer[] {
  try {
    return [undo(bytes)];
  } catch {
    return [];
  }
}

function unescaped(text: string): string[] {
  if (!/[%\\]/.test(text)) return [];
  const tries = [() => decodeURIComponent(text), () => String(JSON.parse(`"${text}"`))];
  return tries.flatMap(attempt => {
    try {
      return [attempt()];
    } catch {
      return [];
    }
  });
}

/** Whether a text is readable. Random bytes decoded as text rarely have four letters or digits in a row. */
const isReadable = (text: string) => /[\p{L}\p{N}@]{4}/u.test(text);

/** All texts in a JSON value, with their paths. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name));
}
