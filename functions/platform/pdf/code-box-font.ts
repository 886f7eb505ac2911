import type { Font } from './read-font.ts';

/** Sizes of the box and of the digits in it, in thousandths of an em. */
const box = { left: 40, bottom: -120, width: 820, height: 960, line: 36 };
const digit = { width: 180, height: 330, line: 44, gap: 60, rowGap: 100 };
const perEm = 1000;

/**
 * Strokes of each hexadecimal digit: a top, b upper right, c lower right, d bottom, e lower left, f upper
 * left, g middle.
 */
const strokes: Record<string, string> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  A: 'abcefg',
  B: 'cdefg',
  C: 'adef',
  D: 'bcdeg',
  E: 'adefg',
  F: 'aefg',
};

type Contour = readonly (readonly [x: number, y: number])[];

const boxes = new WeakMap<Font, Font>();

/**
 * A font for characters that no other font has, so that any text can be printed. It draws a character's code
 * in a box. Text that is copied from the PDF contains the original characters.
 * @param base font whose tables `head` and `maxp` are reused
 */
export function codeBoxFont(base: Font): Font {
  const known = boxes.get(base);
  if (known) return known;
  const codes: number[] = [0];
  const numbers = new Map<number, number>();
  const font: Font = {
    ...base,
    name: 'CodeBoxes',
    isLastResort: true,
    unitsPerEm: perEm,
    glyphOf: codePoint => {
      const number = numbers.get(codePoint) ?? codes.push(codePoint) - 1;
      numbers.set(codePoint, number);
      return number;
    },
    advanceOf: () => box.width + 2 * box.left,
    outlineOf: glyph => outlineOf(contoursOf(codes[glyph] ?? 0)),
    table: name => tableOf(base, name),
  };
  boxes.set(base, font);
  return font;
}

/** A table of the base font, with this font's units per em and maximum number of contours. */
function tableOf(base: Font, name: string): DataView | undefined {
  const table = base.table(name);
  if (!table || (name !== 'head' && name !== 'maxp')) return table;
  const copy = new DataView(new Uint8Array(table.buffer, table.byteOffset, table.byteLength).slice().buffer);
  if (name === 'head') copy.setUint16(18, perEm);
  else {
    copy.setUint16(6, 4 * maxContours);
    copy.setUint16(8, maxContours);
  }
  return copy;
}

/** Maximum contours (closed lines) of a glyph: two of the box, and seven of each of up to six digits. */
const maxContours = 2 + 6 * 7;

function contoursOf(code: number): Contour[] {
  const { left, bottom, width, height, line } = box;
  const hex = code.toString(16).toUpperCase().padStart(4, '0');
  const half = Math.ceil(hex.length / 2);
  const rows = [hex.slice(0, half), hex.slice(half)];
  const top = bottom + height / 2 + digit.rowGap / 2;
  return [
    rectangle(left, bottom, width, height),
    rectangle(left + line, bottom + line, width - 2 * line, height - 2 * line).toReversed(),
    ...rows.flatMap((row, index) => {
      const wide = row.length * digit.width + (row.length - 1) * digit.gap;
      const start = left + (width - wide) / 2;
      const y = index === 0 ? top : top - digit.height - digit.rowGap;
      return [...row].flatMap((char, at) => digitContours(char, start + at * (digit.width + digit.gap), y));
    }),
  ];
}

function digitContours(char: string, x: number, y: number): Contour[] {
  const { width, height, line } = digit;
  const half = height / 2;
  const places: Record<string, Contour> = {
    a: rectangle(x, y + height - line, width, line),
    b: rectangle(x + width - line, y + half, line, half),
    c: rectangle(x + width - line, y, line, half),
    d: rectangle(x, y, width, line),
    e: rectangle(x, y, line, half),
    f: rectangle(x, y + half, line, half),
    g: rectangle(x, y + half - line / 2, width, line),
  };
  return [...(strokes[char] ?? '')].flatMap(stroke => (places[stroke] ? [places[stroke]] : []));
}

/** Corners of a rectangle, clockwise, because TrueType fills clockwise contours. */
const rectangle = (x: number, y: number, width: number, height: number): Contour => [
  [x, y],
  [x, y + height],
  [x + width, y + height],
  [x + width, y],
];

const onCurve = 1;

/** A simple glyph for the `glyf` table: all points are on the curve, with two-byte coordinates. */
function outlineOf(contours: readonly Contour[]): Uint8Array {
  const points = contours.flat().map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const words = [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let last = -1;
  for (const contour of contours) {
    last += contour.length;
    words.push(last);
  }
  words.push(0);
  const steps = (values: readonly number[]) => values.map((value, at) => value - (values[at - 1] ?? 0));
  const size = 2 * words.length + 5 * points.length;
  const view = new DataView(new ArrayBuffer((size + 3) & ~3));
  let at = 0;
  const put = (value: number) => {
    view.setInt16(at, value);
    at += 2;
  };
  words.forEach(put);
  for (const _ of points) view.setUint8(at++, onCurve);
  steps(xs).forEach(put);
  steps(ys).forEach(put);
  return new Uint8Array(view.buffer);
}
