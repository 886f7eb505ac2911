import { AppError } from '../../../shared/core/errors.ts';
import type { Purpose } from '../../../shared/core/file-purposes.ts';
import { maxImagePixels } from '../../../shared/core/limits.ts';
import { readPixels, writeImage } from './codecs.ts';
import { CorruptFileError } from './corrupt-file-error.ts';
import { downscale, type Pixels } from './downscale.ts';
import { imageSize } from './image-size.ts';
import type { SanitizedFile } from './sanitized-file.ts';

type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * Re-encodes an image: upright, downscaled for its purpose, and without
 * metadata. Images with too many pixels are rejected before decoding.
 * @throws file.too-big, CorruptFileError
 */
export async function sanitizeImage(
  bytes: Uint8Array,
  type: ImageType,
  { maxSide, outputType }: Purpose,
): Promise<SanitizedFile> {
  const { width, height } = imageSize(bytes, type);
  if (width * height > maxImagePixels) throw new AppError('file.too-big');
  const image = downscale(await decodeImage(bytes, type), maxSide);
  const written = outputType ?? (type === 'image/png' || hasTransparency(image) ? 'image/png' : 'image/jpeg');
  const flat = written === 'image/jpeg' ? flattenOnWhite(image) : image;
  const body = await writeImage(flat, written);
  return { body, type: written, width: image.width, height: image.height };
}

async function decodeImage(bytes: Uint8Array, type: ImageType): Promise<Pixels> {
  const image = await readPixels(bytes, type).catch((error: unknown) => {
    throw new CorruptFileError(error instanceof Error ? error.message : 'cannot be opened');
  });
  if (image.width * image.height > maxImagePixels) throw new AppError('file.too-big');
  return image;
}

function hasTransparency({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** Blends transparent pixels onto white, because JPEG has no alpha channel. */
function flattenOnWhite(image: Pixels): Pixels {
  if (!hasTransparency(image)) return image;
  const data = new Uint8ClampedArray(image.data.length);
  for (let at = 0; at < data.length; at += 4) {
    const share = (image.data[at + 3] ?? 0) / 255;
    for (let colour = at; colour < at + 3; colour++) {
      data[colour] = 255 - share * (255 - (image.data[colour] ?? 0));
    }
    data[at + 3] = 255;
  }
  return { ...image, data };
}
