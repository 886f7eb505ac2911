import { OPS, type PDFPageProxy } from 'pdfjs-dist';
import { pathData } from './path-data.ts';
import type { Mark, TextMark } from './pdf-document.ts';

/** A PDF.js glyph; `originalCharCode` is its number in the embedded font. */
interface PdfGlyph {
  unicode: string;
  originalCharCode: number;
}

/** For each PDF.js font name, the glyph number of each used character. */
export type FontGlyphs = Map<string, Map<number, number>>;

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const shaped = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** The text of glyphs whose script browsers reshape or reorder, such as Arabic; empty for others. */
function spokenIn(items: readonly (PdfGlyph | number)[]): string {
  const texts = items.flatMap(item => (typeof item === 'number' ? [] : [item.unicode]));
  if (!texts.some(text => shaped.test(text))) return '';
  return (texts.some(text => fromRight.test(text)) ? texts.toReversed() : texts).join('');
}

/** Returns a private-use character for a glyph; browsers do not reshape it. */
const standIn = ({ originalCharCode }: PdfGlyph) => String.fromCodePoint(0xf_0000 + originalCharCode);

/** Reads everything that is drawn on a page. Supports only the operators in PDFs that Lumitree makes. */
export async function readMarks(page: PDFPageProxy): Promise<{ marks: Mark[]; glyphs: FontGlyphs }> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const glyphs: FontGlyphs = new Map();
  const marks: Mark[] = [];
  const [, , , top = 0] = page.view;
  const state = {
    fill: '#000000',
    stroke: '#000000',
    width: 1,
    dash: [] as readonly number[],
    font: '',
    size: 1,
  };
  /**
   * Ids of the marked content around the current operator, innermost last; null for an artifact. Marked
   * content that only sets a language has the id of the content around it.
   */
  const contents: (string | null)[] = [];
  let transform: readonly number[] = [];
  let text: TextMark | null = null;
  let lead = 0;
  let rise = 0;
  let risen = 0;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] ?? [];
    const content = contents.at(-1) ?? null;
    switch (operator) {
      case OPS.beginMarkedContentProps:
        contents.push(typeof args[1] === 'number' ? String(args[1]) : (contents.at(-1) ?? null));
        break;
      case OPS.beginMarkedContent:
        contents.push(null);
        break;
      case OPS.endMarkedContent:
        contents.pop();
        break;
      case OPS.setFillRGBColor:
        state.fill = args[0];
        break;
      case OPS.setStrokeRGBColor:
        state.stroke = args[0];
        break;
      case OPS.setLineWidth:
        state.width = args[0];
        break;
      case OPS.setDash:
        state.dash = args[0];
        break;
      case OPS.setFont:
        state.font = args[0];
        state.size = args[1];
        break;
      case OPS.setTextRise:
        rise = args[0];
        break;
      case OPS.setTextMatrix: {
        const [, , , , x = 0, y = 0] = Array.from(args[0] as ArrayLike<number>);
        const { font, size, fill: color } = state;
        text = { kind: 'text', content, x, y: top - y, font, size, color, parts: [] };
        lead = 0;
        risen = 0;
        break;
      }
      case OPS.showText: {
        if (!text) break;
        const own = glyphs.get(state.font) ?? new Map<number, number>();
        glyphs.set(state.font, own);
        const items = args[0] as (PdfGlyph | number)[];
        const spoken = spokenIn(items);
        if (spoken !== '') text.spoken = (text.spoken ?? '') + spoken;
        for (const item of items) {
          if (typeof item === 'number') lead -= (item / 1000) * state.size;
          else {
            const drawn = spoken === '' ? item.unicode : standIn(item);
            own.set(drawn.codePointAt(0) ?? 0, item.originalCharCode);
            const last = text.parts.at(-1);
            if (last && lead === 0 && rise === risen) last.text += drawn;
            else text.parts.push({ text: drawn, dx: lead, dy: risen - rise });
            lead = 0;
            risen = rise;
          }
        }
        break;
      }
      case OPS.endText:
        if (text && text.parts.length > 0) marks.push(text);
        text = null;
        rise = 0;
        break;
      case OPS.transform:
        transform = args;
        break;
      case OPS.paintImageXObject: {
        const [width = 0, , , height = 0, x = 0, y = 0] = transform;
        const href = await pictureAddress(page as ObjectsOfPage, args[0]);
        marks.push({ kind: 'image', content, href, x, y: top - y - height, width, height });
        break;
      }
      case OPS.constructPath: {
        const [paint, [data]] = args as [number, [ArrayLike<number> | null]];
        const isFilled = paint === OPS.fill || paint === OPS.fillStroke;
        const isStroked = paint === OPS.stroke || paint === OPS.fillStroke;
        const { fill, stroke, width, dash } = state;
        const look = { fill: isFilled ? fill : null, stroke: isStroked ? stroke : null, width, dash };
        if (data) marks.push({ kind: 'path', content, d: pathData(data, top), ...look });
        break;
      }
    }
  }
  return { marks, glyphs };
}

/** Picture objects of a page; PDF.js does not specify their type. */
interface ObjectsOfPage {
  objs: { get: (id: string, found: (picture: unknown) => void) => unknown };
}

interface Picture {
  width: number;
  height: number;
  bitmap?: ImageBitmap | null;
  data?: Uint8ClampedArray | null;
}

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'width' in value;

async function pictureAddress({ objs }: ObjectsOfPage, id: string): Promise<string> {
  const picture = await new Promise<unknown>(found => {
    objs.get(id, found);
  });
  if (!isPicture(picture)) throw new Error('a picture of the PDF was not decoded');
  const { width, height, bitmap, data } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (bitmap) context?.drawImage(bitmap, 0, 0);
  else if (data) context?.putImageData(new ImageData(opaque(data, width, height), width, height), 0, 0);
  return canvas.toDataURL('image/png');
}

/** Adds an alpha channel to a picture with three channels. */
function opaque(data: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = width * height;
  if (data.length === 4 * pixels) return new Uint8ClampedArray(data);
  const whole = new Uint8ClampedArray(4 * pixels).fill(255);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    whole.set(data.subarray(3 * pixel, 3 * pixel + 3), 4 * pixel);
  }
  return whole;
}
