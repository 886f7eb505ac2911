/** A glyph and its position, in font units. */
export interface ShapedGlyph {
  glyph: number;
  advance: number;
  right: number;
  up: number;
}

/** Joins, reorders and positions the letters of a word. Returns the word's parts in reading order. */
export type ShapeWord = (
  text: string,
  isRightToLeft: boolean,
) => readonly { text: string; glyphs: readonly ShapedGlyph[] }[];

/** A TrueType font, parsed lazily from its file. */
export interface Font {
  /** PostScript name of the font. */
  name: string;
  /** Set for the font of last resort, which draws a character's code in a box; see `codeBoxFont`. */
  isLastResort?: true;
  /** Set for the font of a writing system whose letters join, move or change their order. */
  shaping?: { shape: ShapeWord; language: string };
  unitsPerEm: number;
  /** Bounding box of the font in font units. */
  box: [number, number, number, number];
  ascent: number;
  descent: number;
  capHeight: number;
  /** Returns the glyph of a character; 0 if the font has none. */
  glyphOf: (codePoint: number) => number;
  /** Returns a glyph's advance width in font units. */
  advanceOf: (glyph: number) => number;
  /** Returns a glyph's outline; empty for a blank glyph. */
  outlineOf: (glyph: number) => Uint8Array;
  /** A raw table of the file; undefined if the file does not have it. */
  table: (name: string) => DataView | undefined;
}

const headerBytes = 12;
const entryBytes = 16;

/** @throws Error if the file lacks a table that a PDF needs */
export function readFont(file: Uint8Array, name: string): Font {
  const whole = viewOf(file, 0, file.byteLength);
  const places = new Map<string, DataView>();
  for (let at = headerBytes, left = whole.getUint16(4); left > 0; at += entryBytes, left -= 1) {
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    places.set(tag, viewOf(file, whole.getUint32(at + 8), whole.getUint32(at + 12)));
  }
  const table = (tag: string): DataView => {
    const found = places.get(tag);
    if (!found) throw new Error(`the font ${name} has no table ${tag}`);
    return found;
  };
  const head = table('head');
  const hhea = table('hhea');
  const widths = table('hmtx');
  const outlines = table('glyf');
  const lastWidth = hhea.getUint16(34) - 1;
  const placeOf = glyphOffsets(table('loca'), head.getInt16(50) === 1);
  return {
    name,
    unitsPerEm: head.getUint16(18),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: table('OS/2').getInt16(88),
    glyphOf: characterMap(table('cmap')),
    advanceOf: glyph => widths.getUint16(4 * Math.min(glyph, lastWidth)),
    outlineOf: glyph => {
      const start = placeOf(glyph);
      return new Uint8Array(outlines.buffer, outlines.byteOffset + start, placeOf(glyph + 1) - start);
    },
    table: tag => places.get(tag),
  };
}

const viewOf = (file: Uint8Array, start: number, length: number) =>
  new DataView(file.buffer, file.byteOffset + start, length);

function glyphOffsets(loca: DataView, isLong: boolean): (glyph: number) => number {
  return isLong ? glyph => loca.getUint32(4 * glyph) : glyph => 2 * loca.getUint16(2 * glyph);
}

const groupBytes = 12;

function characterMap(cmap: DataView): (codePoint: number) => number {
  const find = characterFinder(cmap);
  const known = new Map<number, number>();
  return codePoint => {
    const glyph = known.get(codePoint) ?? find(codePoint);
    known.set(codePoint, glyph);
    return glyph;
  };
}

/** Finds glyphs in the subtable for all of Unicode (format 12), or else for the basic plane (format 4). */
function characterFinder(cmap: DataView): (codePoint: number) => number {
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) => {
    const start = cmap.getUint32(8 + 8 * index);
    return new DataView(cmap.buffer, cmap.byteOffset + start);
  });
  const full = subtables.find(subtable => subtable.getUint16(0) === 12);
  if (full) return codePoint => findInGroups(full, codePoint);
  const basic = subtables.find(subtable => subtable.getUint16(0) === 4);
  if (basic) return codePoint => findInSegments(basic, codePoint);
  throw new Error('the font has no cmap of format 12 or 4');
}

function findInGroups(groups: DataView, codePoint: number): number {
  let low = 0;
  let high = groups.getUint32(12) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = 16 + groupBytes * middle;
    if (codePoint < groups.getUint32(at)) high = middle - 1;
    else if (codePoint > groups.getUint32(at + 4)) low = middle + 1;
    else return groups.getUint32(at + 8) + codePoint - groups.getUint32(at);
  }
  return 0;
}

function findInSegments(segments: DataView, codePoint: number): number {
  const bytes = segments.getUint16(6);
  const [ends, starts] = [14, 16 + bytes];
  for (let at = 0; at < bytes; at += 2) {
    if (codePoint > segments.getUint16(ends + at)) continue;
    const start = segments.getUint16(starts + at);
    if (codePoint < start) return 0;
    const step = segments.getUint16(starts + bytes + at);
    const offsetAt = starts + 2 * bytes + at;
    const offset = segments.getUint16(offsetAt);
    if (offset === 0) return (codePoint + step) & 0xffff;
    const glyph = segments.getUint16(offsetAt + offset + 2 * (codePoint - start));
    return glyph === 0 ? 0 : (glyph + step) & 0xffff;
  }
  return 0;
}
