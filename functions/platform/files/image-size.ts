import { CorruptFileError } from './corrupt-file-error.ts';

export interface ImageSize {
  width: number;
  height: number;
}

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Size of an image, read from its header without decoding. @throws CorruptFileError without header */
export function imageSize(bytes: Uint8Array, type: ImageType): ImageSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = { 'image/jpeg': jpegSize, 'image/png': pngSize, 'image/webp': webpSize }[type](view);
    if (size && size.width > 0 && size.height > 0) return size;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new CorruptFileError(`no size in ${type}`);
}

/** Size from the first frame header of a JPEG; skips the markers before the header. */
function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
}

const pngSize = (view: DataView): ImageSize => ({ width: view.getUint32(16), height: view.getUint32(20) });

function webpSize(view: DataView): ImageSize | undefined {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map(at => view.getUint8(at)));
  const at = 20;
  if (chunk === 'VP8X') return { width: 1 + uint24(view, at + 4), height: 1 + uint24(view, at + 7) };
  if (chunk === 'VP8 ') {
    return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
  }
  if (chunk !== 'VP8L') return undefined;
  const bits = view.getUint32(at + 1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
