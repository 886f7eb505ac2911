import { charactersOf } from './characters-of.ts';
import type { Document } from './document.ts';
import { openFonts } from './fonts.ts';
import { layoutDocument } from './layout-document.ts';
import { writePdf } from './write-pdf.ts';

const fontsOf = (document: Document) => openFonts(charactersOf(document), document.script);

export const renderPdf = async (document: Document): Promise<Uint8Array> =>
  writePdf(document, await fontsOf(document));

/**
 * Returns the document in the first style with which it fits on one page; if none fits, in the last style.
 * Only the content before the first page break must fit.
 */
export async function fitOnePage<Style>(
  [style, ...others]: readonly [Style, ...Style[]],
  documentIn: (style: Style) => Document,
): Promise<Document> {
  const document = documentIn(style);
  const [next, ...rest] = others;
  if (next === undefined || (await hasOnePageCover(document))) return document;
  return fitOnePage([next, ...rest], documentIn);
}

async function hasOnePageCover(document: Document): Promise<boolean> {
  const end = document.blocks.findIndex(({ kind }) => kind === 'page-break');
  const cover = end < 0 ? document : { ...document, blocks: document.blocks.slice(0, end) };
  return layoutDocument(cover, await fontsOf(cover)).pages.length === 1;
}
