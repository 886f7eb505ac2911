import { CorruptFileError } from './corrupt-file-error.ts';

const ebml = 0x1a45dfa3;

/**
 * Checks that a video is one box after another to its last byte, so that nothing else hangs on it.
 * It is not written anew; it is served as what it is, and saved rather than shown.
 * @throws DamagedError
 */
export function checkVideo(bytes: Uint8Array, type: string): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'video/webm') {
    if (bytes.length < 4 || view.getUint32(0) !== ebml) throw new CorruptFileError('no WebM');
    return;
  }
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) throw new CorruptFileError('a box without a head');
    const size = sizeAt(view, at, bytes.length);
    if (size < 8 || at + size > bytes.length) throw new CorruptFileError('a box that is cut off');
    at += size;
  }
}

/** A box's size stands in four bytes, or in eight more, or it reaches to the end. */
function sizeAt(view: DataView, at: number, end: number): number {
  const size = view.getUint32(at);
  if (size === 0) return end - at;
  if (size > 1) return size;
  return at + 16 <= end ? Number(view.getBigUint64(at + 8)) : 0;
}
