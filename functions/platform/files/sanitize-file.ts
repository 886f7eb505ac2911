import type { FileType, PurposeName } from '../../../shared/core/file-purposes.ts';
import { purposeOf } from '../../../shared/core/file-purposes.ts';
import { CorruptFileError } from './corrupt-file-error.ts';
import { unsupportedTypeError } from './declared-type.ts';
import type { SanitizedFile } from './sanitized-file.ts';
import { sniffType } from './sniff-type.ts';

/**
 * Checks uploaded bytes. Images are re-encoded with nothing but
 * their pixels; other files are accepted unchanged or rejected.
 * @throws file.unsupported-…, file.not-plain, file.too-big
 */
export async function sanitizeFile(bytes: Uint8Array, purpose: PurposeName): Promise<SanitizedFile> {
  const found = sniffType(bytes);
  const type = purposeOf(purpose).types.find(one => one === found);
  if (!type) throw unsupportedTypeError(purpose);
  try {
    return await sanitizeByType(bytes, type, purpose);
  } catch (error) {
    if (error instanceof CorruptFileError) throw unsupportedTypeError(purpose);
    throw error;
  }
}

async function sanitizeByType(
  bytes: Uint8Array,
  type: FileType,
  purpose: PurposeName,
): Promise<SanitizedFile> {
  switch (type) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp': {
      const { sanitizeImage } = await import('./sanitize-image.ts');
      return sanitizeImage(bytes, type, purposeOf(purpose));
    }
    case 'application/pdf': {
      const { checkPdf } = await import('./check-pdf.ts');
      checkPdf(bytes);
      return { body: bytes, type, width: null, height: null };
    }
    default: {
      const { checkVideo } = await import('./check-video.ts');
      checkVideo(bytes, type);
      return { body: bytes, type, width: null, height: null };
    }
  }
}
