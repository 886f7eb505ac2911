import { AppError } from '../../../../shared/core/errors.ts';
import { CorruptFileError } from '../corrupt-file-error.ts';
import { rewritePdf } from './rewrite-pdf.ts';

/** What is known of a PDF that somebody may append to another one. */
export interface PdfFacts {
  pages: number | null;
  /** Why it cannot be read. */
  problem: 'encrypted' | 'broken' | null;
}

export interface SanitizedPdf extends PdfFacts {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Writes a PDF anew without anything that acts by itself.
 * @param keepsUnreadable whether one that has a password or is damaged is kept as it came, and pages are counted
 * @throws file.not-plain, CorruptFileError
 */
export async function sanitizePdf(
  bytes: Uint8Array<ArrayBuffer>,
  keepsUnreadable: boolean,
): Promise<SanitizedPdf> {
  try {
    const written = new Uint8Array(await rewritePdf(bytes));
    return { bytes: written, ...(keepsUnreadable ? await factsOf(written) : { pages: null, problem: null }) };
  } catch (error) {
    const problem = keepsUnreadable ? problemOf(bytes, error) : null;
    if (!problem) throw error;
    return { bytes, pages: null, problem };
  }
}

/** Reads it as it will be read when it is appended. */
async function factsOf(bytes: Uint8Array): Promise<PdfFacts> {
  const { PDFDocument } = await import('pdf-lib');
  try {
    const pages = (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
    return pages > 0 ? { pages, problem: null } : { pages: null, problem: 'broken' };
  } catch {
    return { pages: null, problem: 'broken' };
  }
}

function problemOf(bytes: Uint8Array, error: unknown): PdfFacts['problem'] {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isUnreadable = error instanceof CorruptFileError || error instanceof AppError;
  if (isUnreadable && source.includes('/Encrypt')) return 'encrypted';
  return error instanceof CorruptFileError ? 'broken' : null;
}
