import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bytesAt } from './files/bytes-at.ts';

/** A page as a PDF reader renders it: RGBA, row by row. */
export interface RenderedPage {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  png: () => Buffer;
}

/** The content of a PDF according to pdf.js, which is independent of our engine. */
export async function readPdf(bytes: Uint8Array) {
  const pdf: PDFDocumentProxy = await getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    verbosity: 0,
  }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return {
    pages: pdf.numPages,
    info: (await pdf.getMetadata()).info as Record<string, unknown>,
    /** Returns a value of the XMP metadata by name. */
    xmp: async (name: string): Promise<unknown> => (await pdf.getMetadata()).metadata?.get(name),
    /** Returns the text of each page, line by line. */
    texts: () =>
      Promise.all(
        numbers.map(async number => {
          const { items } = await (await pdf.getPage(number)).getTextContent();
          return items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
        }),
      ),
    /** Returns the structure tree of each page, in reading order. */
    trees: () => Promise.all(numbers.map(async number => (await pdf.getPage(number)).getStructTree())),
    draw: async (number: number, scale: number): Promise<RenderedPage> => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const context = canvas.getContext('2d');
      await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
      const { width, height } = canvas;
      const { data } = context.getImageData(0, 0, width, height);
      return { width, height, data, png: () => canvas.toBuffer('image/png') };
    },
  };
}

/** Returns the text of each page of the PDF at this address. */
export const pagesAt = async (url: string): Promise<string[]> => (await readPdf(await bytesAt(url))).texts();

/** Darkness of each pixel in a part of a rendered page, from 0 for white to 255. */
export function pixelDarkness(
  { width, data }: RenderedPage,
  box: { x: number; y: number; width: number; height: number },
): number[] {
  const ink: number[] = [];
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 1) {
      const at = 4 * (y * width + x);
      ink.push(255 - Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255));
    }
  }
  return ink;
}
