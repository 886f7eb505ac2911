import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import { maxStoredImagePixels } from '../../../shared/core/limits.ts';
import { CorruptFileError } from './corrupt-file-error.ts';
import { downscale, type Pixels } from './downscale.ts';
import type { ImageType } from './image-size.ts';
import type { SanitizedPdf } from './pdf/sanitize-pdf.ts';

/** One step of sanitizing an upload, which runs in a separate thread. */
export type SanitizeStep =
  | { step: 'rewrite-pdf'; bytes: Uint8Array<ArrayBuffer>; countsPages: boolean }
  | { step: 'decode'; bytes: Uint8Array<ArrayBuffer>; type: ImageType; maxSide: number }
  | { step: 'encode'; image: Pixels; type: 'image/jpeg' | 'image/png' };

export type StepResult =
  | { bytes: Uint8Array<ArrayBuffer> }
  | SanitizedPdf
  | { image: Pixels; isTransparent: boolean }
  | { refused: ErrorCode | 'corrupt' };

/** Returns each failure as a result and throws nothing. An unreadable file counts as corrupt. */
export async function runSanitizeStep(step: SanitizeStep): Promise<StepResult> {
  try {
    return await run(step);
  } catch (error) {
    return { refused: error instanceof AppError ? error.code : 'corrupt' };
  }
}

async function run(step: SanitizeStep): Promise<StepResult> {
  switch (step.step) {
    case 'rewrite-pdf': {
      const { sanitizePdf } = await import('./pdf/sanitize-pdf.ts');
      return sanitizePdf(step.bytes, step.countsPages);
    }
    case 'decode':
      return decode(step);
    case 'encode': {
      const { writeImage } = await import('./codecs.ts');
      const { image, type } = step;
      return {
        bytes: new Uint8Array(await writeImage(type === 'image/jpeg' ? flattenOnWhite(image) : image, type)),
      };
    }
  }
}

async function decode({ bytes, type, maxSide }: SanitizeStep & { step: 'decode' }): Promise<StepResult> {
  const { checkImageCost } = await import('./check-image-cost.ts');
  const { width, height } = checkImageCost(bytes, type);
  const { readPixels } = await import('./codecs.ts');
  const decoded = await readPixels(bytes, type);
  if (decoded.width * decoded.height > width * height) throw new CorruptFileError('larger than it says');
  const image = downscale(decoded, { side: maxSide, pixels: maxStoredImagePixels });
  return { image, isTransparent: hasTransparency(image) };
}

function hasTransparency({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** Blends transparent pixels onto white, because JPEG has no alpha channel. */
function flattenOnWhite(image: Pixels): Pixels {
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] ?? 0) / 255;
    if (share === 1) continue;
    for (let colour = at; colour < at + 3; colour++) data[colour] = 255 - share * (255 - (data[colour] ?? 0));
    data[at + 3] = 255;
  }
  return image;
}
