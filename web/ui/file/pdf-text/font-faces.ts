import type { PDFPageProxy } from 'pdfjs-dist';
import { fontWithCharacters } from './font-with-characters.ts';
import type { FontGlyphs } from './read-marks.ts';

/** A font that PDF.js has read, with its file. */
interface ReadFont {
  data: Uint8Array;
}

const hasFile = (font: unknown): font is ReadFont =>
  typeof font === 'object' && font !== null && 'data' in font && font.data instanceof Uint8Array;

/** Makes the embedded fonts of a page those of this document, under the names that they have in PDF.js. */
export async function registerFonts(page: PDFPageProxy, glyphs: FontGlyphs): Promise<void> {
  for (const [name, numbers] of glyphs) {
    const font: unknown = page.commonObjs.get(name);
    if (!hasFile(font)) continue;
    const face = new FontFace(name, fontWithCharacters(font.data, numbers));
    document.fonts.add(await face.load());
  }
}
