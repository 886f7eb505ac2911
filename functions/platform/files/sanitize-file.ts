import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import { type FileType, type PurposeName, purposeOf } from '../../../shared/core/file-purposes.ts';
import { sniffType } from '../../../shared/core/sniff-type.ts';
import { checkVideo } from './check-video.ts';
import { CorruptFileError } from './corrupt-file-error.ts';
import { unsupportedTypeError } from './declared-type.ts';
import type { PdfFacts } from './pdf/sanitize-pdf.ts';
import type { SanitizeStep, StepResult } from './sanitize-steps.ts';

export interface SanitizedFile {
  body: Uint8Array<ArrayBuffer>;
  type: FileType;
  width: number | null;
  height: number | null;
  /** Number of pages; null unless the file is a PDF whose purpose needs the number. */
  pages: number | null;
  problem: PdfFacts['problem'];
}

const noPdf: PdfFacts = { pages: null, problem: null };

/** Runs a step within limits of time and memory. Afterwards, the caller can no longer use the bytes. */
export type RunStep = (step: SanitizeStep) => Promise<StepResult>;

/**
 * Checks uploaded bytes. Images are re-encoded from their pixels, PDFs are rewritten, and videos are
 * accepted unchanged or rejected.
 * @throws file.unsupported-…, file.not-plain, file.too-big
 */
export async function sanitizeFile(
  bytes: Uint8Array<ArrayBuffer>,
  purpose: PurposeName,
  runStep: RunStep,
): Promise<SanitizedFile> {
  const found = sniffType(bytes);
  const type = purposeOf(purpose).types.find(allowed => allowed === found);
  if (!type) throw unsupportedTypeError(purpose);
  /** The error for a damaged file. A PDF counts as not plain: its unreadable parts may contain anything. */
  const corruptError = () =>
    type === 'application/pdf' ? new AppError('file.not-plain') : unsupportedTypeError(purpose);
  const run = async (step: SanitizeStep) => accept(await runStep(step), corruptError);
  switch (type) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return sanitizeImage(
        { step: 'decode', bytes, type, maxSide: purposeOf(purpose).maxSide },
        purpose,
        run,
      );
    case 'application/pdf': {
      const countsPages = purposeOf(purpose).countsPages ?? false;
      const written = await run({ step: 'rewrite-pdf', bytes, countsPages });
      const { pages, problem } = 'problem' in written ? written : noPdf;
      return { body: bytesOf(written), type, width: null, height: null, pages, problem };
    }
    default:
      return { body: checkedVideo(bytes, type, purpose), type, width: null, height: null, ...noPdf };
  }
}

type Accepted = Exclude<StepResult, { refused: ErrorCode | 'corrupt' }>;

function accept(result: StepResult, corruptError: () => AppError): Accepted {
  if (!('refused' in result)) return result;
  throw result.refused === 'corrupt' ? corruptError() : new AppError(result.refused);
}

function bytesOf(result: Accepted): Uint8Array<ArrayBuffer> {
  if (!('bytes' in result)) throw new Error('a step answered with pixels');
  return result.bytes;
}

/**
 * Sanitizes an image in two steps, so that the memory of the first step is free when the second step begins.
 */
async function sanitizeImage(
  step: SanitizeStep & { step: 'decode' },
  purpose: PurposeName,
  run: (step: SanitizeStep) => Promise<Accepted>,
): Promise<SanitizedFile> {
  const decoded = await run(step);
  if (!('image' in decoded)) throw new Error('a step answered without pixels');
  const { image, isTransparent } = decoded;
  const { width, height } = image;
  const isPng = step.type === 'image/png' || isTransparent;
  const type = purposeOf(purpose).outputType ?? (isPng ? 'image/png' : 'image/jpeg');
  const body = bytesOf(await run({ step: 'encode', image, type }));
  return { body, type, width, height, ...noPdf };
}

function checkedVideo(
  bytes: Uint8Array<ArrayBuffer>,
  type: FileType,
  purpose: PurposeName,
): Uint8Array<ArrayBuffer> {
  try {
    checkVideo(bytes, type);
    return bytes;
  } catch (error) {
    if (error instanceof CorruptFileError) throw unsupportedTypeError(purpose);
    throw error;
  }
}
