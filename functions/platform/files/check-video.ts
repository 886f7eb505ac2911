import { CorruptFileError } from './corrupt-file-error.ts';

const ebml = 0x1a45dfa3;

/**
 * Checks that an MP4 consists of valid boxes up to its last byte, so that no other data can be hidden in the
 * file. Videos are not re-encoded; browsers must download them.
 * @throws CorruptFileError
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

/**
 * Size of a box (a block of an MP4). The size is in the box's first four bytes, or in eight bytes after its
 * type. A box with size 0 extends to the end of the file.
 */
function sizeAt(view: DataView, at: number, end: number): number {
  const size = view.getUint32(at);
  if (size === 0) return end - at;
  if (size > 1) return size;
  return at + 16 <= end ? Number(view.getBigUint64(at + 8)) : 0;
}
