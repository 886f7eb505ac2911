import type { PDFPageProxy } from 'pdfjs-dist';
import { openPdf } from '../open-pdf.ts';
import { fontWithCharacters } from './font-with-characters.ts';
import type { Element, TextPage } from './pdf-document.ts';
import { type FontGlyphs, readMarks } from './read-marks.ts';

interface ReadFont {
  data: Uint8Array;
}

const hasFile = (font: unknown): font is ReadFont =>
  typeof font === 'object' && font !== null && 'data' in font && font.data instanceof Uint8Array;

/** Makes the fonts embedded in a page available to this document, under their PDF.js names. */
async function registerFonts(page: PDFPageProxy, glyphs: FontGlyphs): Promise<void> {
  for (const [name, numbers] of glyphs) {
    const font: unknown = page.commonObjs.get(name);
    if (!hasFile(font)) continue;
    const face = new FontFace(name, fontWithCharacters(font.data, numbers));
    document.fonts.add(await face.load());
  }
}

/** Reads the pages of a PDF that Lumitree made as text, lines and pictures, and registers its fonts. */
export async function readTextPages(bytes: ArrayBuffer, signal: AbortSignal): Promise<TextPage[]> {
  const task = openPdf(bytes, signal, { fontExtraProperties: true });
  const pdf = await task.promise;
  const pages: TextPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { marks, glyphs } = await readMarks(page);
    await registerFonts(page, glyphs);
    pages.push({ width: right - left, height: top - bottom, marks, tree: await readTree(page) });
  }
  await task.destroy();
  return pages;
}

type Node = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;

async function readTree(page: PDFPageProxy): Promise<Element[]> {
  const root = await page.getStructTree();
  return root ? [elementOf(root)] : [];
}

function elementOf(node: Node & { alt?: string; scope?: string }): Element {
  return {
    role: node.role,
    ...(node.alt !== undefined && { alt: node.alt }),
    ...(node.scope !== undefined && { scope: node.scope }),
    children: node.children.map(child =>
      'role' in child ? elementOf(child) : { content: child.id.split('_mc').at(-1) ?? '' },
    ),
  };
}
