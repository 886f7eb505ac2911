import type { PDFPageProxy } from 'pdfjs-dist';
import { openPdf } from '../open-pdf.ts';
import { registerFonts } from './font-faces.ts';
import type { Element, TextPage } from './pdf-document.ts';
import { readMarks } from './read-marks.ts';

/** Reads the pages of one of our PDFs as text, lines and pictures. Its fonts become fonts of this page. */
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
