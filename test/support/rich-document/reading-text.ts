import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRef } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a tagged PDF in the order of its structure, as for reading aloud and reflow. */
export async function readingText(bytes: Uint8Array): Promise<string> {
  const texts = await textsOfContents(bytes);
  const { context, catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  const visit = (object: PDFObject | undefined): string => {
    const found = object instanceof PDFRef ? context.lookup(object) : object;
    if (found instanceof PDFArray) return found.asArray().map(visit).join('');
    if (!(found instanceof PDFDict)) return '';
    const [page, number] = [found.get(PDFName.of('Pg')), found.lookup(PDFName.of('MCID'))];
    if (page instanceof PDFRef && number instanceof PDFNumber)
      return texts.get(`p${page.objectNumber}R_mc${number.asNumber()}`) ?? '';
    return visit(found.get(PDFName.of('K')));
  };
  return visit(catalog.get(PDFName.of('StructTreeRoot')));
}

/** The texts of a PDF by page and number of the marked content. */
async function textsOfContents(bytes: Uint8Array): Promise<Map<string, string>> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 }).promise;
  const texts = new Map<string, string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const open: (string | undefined)[] = [];
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    for (const item of items) {
      const id = open.at(-1);
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') open.pop();
        else open.push(item.id);
      } else if (id !== undefined)
        texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? '\n' : ''));
    }
  }
  return texts;
}
