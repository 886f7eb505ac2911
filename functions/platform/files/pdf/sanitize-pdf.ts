import { rewritePdf } from './rewrite-pdf.ts';

/** Properties of an uploaded PDF that a user may append to another PDF, such as a report. */
export interface PdfFacts {
  pages: number | null;
  /** Why the PDF cannot be appended. Only version 1.0 stored `encrypted`; now such files are rejected. */
  problem: 'encrypted' | 'broken' | null;
}

export interface SanitizedPdf extends PdfFacts {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Rewrites a PDF without content that runs when the PDF is opened.
 * @param countsPages whether to count the pages, for a PDF that may be appended to another one
 * @throws file.not-plain, CorruptFileError
 */
export async function sanitizePdf(
  bytes: Uint8Array<ArrayBuffer>,
  countsPages: boolean,
): Promise<SanitizedPdf> {
  const written = new Uint8Array(await rewritePdf(bytes));
  return { bytes: written, ...(countsPages ? await factsOf(written) : { pages: null, problem: null }) };
}

async function factsOf(bytes: Uint8Array): Promise<PdfFacts> {
  const { PDFDocument } = await import('pdf-lib');
  try {
    const pages = (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
    return pages > 0 ? { pages, problem: null } : { pages: null, problem: 'broken' };
  } catch {
    return { pages: null, problem: 'broken' };
  }
}
