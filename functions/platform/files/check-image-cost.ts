import { AppError } from '../../../shared/core/errors.ts';
import { maxBufferedImagePixels, maxDeepImagePixels, maxImagePixels } from '../../../shared/core/limits.ts';
import { CorruptFileError } from './corrupt-file-error.ts';
import { type ImageSize, type ImageType, imageSize } from './image-size.ts';
import { readJpegFrame } from './jpeg-frame.ts';

/** Maximum scans (passes) of a JPEG, because each slows down decoding. Image programs write about ten. */
const maxJpegScans = 24;
/**
 * Maximum pixels of a progressive JPEG. It is lower than for other images, because decoding keeps all
 * coefficients in memory, in addition to the pixels.
 */
const maxProgressivePixels = 14_000_000;

/**
 * Rejects an image whose decoding would take too much time or memory. Reads only headers.
 * @throws file.too-big, CorruptFileError
 */
export function checkImageCost(bytes: Uint8Array, type: ImageType): ImageSize {
  const size = imageSize(bytes, type);
  if (size.width * size.height > maxPixelsOf(bytes, type)) throw new AppError('file.too-big');
  return size;
}

function maxPixelsOf(bytes: Uint8Array, type: ImageType): number {
  switch (type) {
    case 'image/jpeg': {
      const { scans, isProgressive } = readJpegFrame(bytes);
      if (scans > maxJpegScans) throw new CorruptFileError('too many scans');
      return isProgressive || scans > 1 ? maxProgressivePixels : maxImagePixels;
    }
    case 'image/png':
      return bytes[bitDepthAt] === 16 ? maxDeepImagePixels : maxBufferedImagePixels;
    default:
      return isLossyWebp(bytes) ? maxImagePixels : maxBufferedImagePixels;
  }
}

const bitDepthAt = 24;

const isLossyWebp = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(12, 16)) === 'VP8 ';
