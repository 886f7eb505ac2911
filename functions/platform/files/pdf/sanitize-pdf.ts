import { rewritePdf } from './rewrite-pdf.ts';

/** What is known about an uploaded PDF that a user may append to another PDF, such as a report. */
export interface PdfFacts {
  pages: number | null;
  /** Why the PDF cannot be appended. `encrypted` is stored only for files uploaded to version 1.0. */
  problem: 'encrypted' | 'broken' | null;
}

export interface SanitizedPdf extends PdfFacts {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Writes a PDF anew without content that runs by itself.
 * @param countsPages whether to count pages, for a PDF that may be appended
 * @throws file.not-plain, CorruptFileError
 */
export async function sanitizePdf(
  bytes: Uint8Array<ArrayBuffer>,
  countsPages: boolean,
): Promise<SanitizedPdf> {
  const written = new Uint8Array(await rewritePdf(bytes));
  return { bytes: written, ...(countsPages ? await factsOf(written) : { pages: null, problem: null }) };
}

/** Counts the pages of a PDF, which is read by the same library as when it is appended to a report. */
async function factsOf(bytes: Uint8Array): Promise<PdfFacts> {
  const { PDFDocument } = await import('pdf-lib');
  try {
    const pages = (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
    return pages > 0 ? { pages, problem: null } : { pages: null, problem: 'broken' };
  } catch {
    return { pages: null, problem: 'broken' };
  }
}
