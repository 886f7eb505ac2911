import { charactersOf } from './characters-of.ts';
import type { Document } from './document.ts';
import { openFonts } from './fonts.ts';
import { layoutDocument } from './layout-document.ts';
import { writePdf } from './write-pdf.ts';

const fontsOf = (document: Document) => openFonts(charactersOf(document), document.script);

/** Renders the PDF with the fonts that its characters need. */
export const renderPdf = async (document: Document): Promise<Uint8Array> =>
  writePdf(document, await fontsOf(document));

/** Whether what is before the first page break fits on one page. */
export async function hasOnePageCover(document: Document): Promise<boolean> {
  const end = document.blocks.findIndex(({ kind }) => kind === 'page-break');
  const cover = { ...document, blocks: document.blocks.slice(0, end) };
  return layoutDocument(cover, await fontsOf(cover)).pages.length === 1;
}
