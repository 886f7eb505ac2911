import { CorruptFileError } from './corrupt-file-error.ts';

const criticalChunks = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const signatureLength = 8;

/**
 * A PNG with only the chunks needed for its pixels. Text and profile chunks, which may be decompression bombs, are
 * removed before decoding, and so is trailing data.
 */
export function stripAncillaryChunks(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, signatureLength)];
  for (let at = signatureLength; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) break;
    if (criticalChunks.includes(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  throw new CorruptFileError('a PNG without an end');
}
