import { CorruptFileError } from './corrupt-file-error.ts';

const criticalChunks = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const signatureLength = 8;
/**
 * Maximum number of chunks, because decoding time grows with it. It is enough for the largest upload in
 * chunks of two kilobytes.
 */
const maxChunks = 20_000;

/**
 * Keeps only the chunks of a PNG that its pixels need, before the PNG is decoded. Text and profile chunks are
 * removed, because they may be decompression bombs. Data after the end of the PNG are removed too.
 */
export function stripAncillaryChunks(bytes: Uint8Array): ArrayBuffer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  const keep = (from: number, to: number) => {
    kept.set(bytes.subarray(from, to), length);
    length += to - from;
  };
  keep(0, signatureLength);
  let chunks = 0;
  for (let at = signatureLength; at + 12 <= bytes.length; ) {
    if (++chunks > maxChunks) throw new CorruptFileError('too many chunks');
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) break;
    if (criticalChunks.includes(name)) keep(at, end);
    if (name === 'IEND') return kept.buffer.slice(0, length);
    at = end;
  }
  throw new CorruptFileError('a PNG without an end');
}
