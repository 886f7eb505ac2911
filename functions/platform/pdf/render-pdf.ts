import { charactersOf } from './characters-of.ts';
import type { Document } from './document.ts';
import { openFonts } from './fonts.ts';
import { writePdf } from './write-pdf.ts';

/** Renders the PDF with the fonts that its characters need. */
export const renderPdf = async (document: Document): Promise<Uint8Array> =>
  writePdf(document, await openFonts(charactersOf(document), document.script));
