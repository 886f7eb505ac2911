import type { ShapedGlyph } from './read-font.ts';

const wordArguments = 0x1;
const offsets = 0x2;
const moreParts = 0x20;
const headerBytes = 10;
const partBytes = 8;

/**
 * The outline of a composite glyph, which joins several glyphs at their positions.
 * @param numberOf returns the number of a glyph in the font to which the outline is written
 */
export function composeOutline(
  glyphs: readonly ShapedGlyph[],
  outlineOf: (glyph: number) => Uint8Array,
  numberOf: (glyph: number) => number,
): Uint8Array {
  let start = 0;
  const parts = glyphs.flatMap(({ glyph, advance, right, up }) => {
    const part = { glyph, x: start + right, y: up, box: boxOf(outlineOf(glyph)) };
    start += advance;
    return part.box ? [{ ...part, box: part.box }] : [];
  });
  if (parts.length === 0) return new Uint8Array();
  const view = new DataView(new ArrayBuffer(headerBytes + partBytes * parts.length));
  view.setInt16(0, -1);
  view.setInt16(2, Math.min(...parts.map(({ box, x }) => box.left + x)));
  view.setInt16(4, Math.min(...parts.map(({ box, y }) => box.bottom + y)));
  view.setInt16(6, Math.max(...parts.map(({ box, x }) => box.right + x)));
  view.setInt16(8, Math.max(...parts.map(({ box, y }) => box.top + y)));
  for (const [index, { glyph, x, y }] of parts.entries()) {
    const at = headerBytes + partBytes * index;
    view.setUint16(at, wordArguments | offsets | (index < parts.length - 1 ? moreParts : 0));
    view.setUint16(at + 2, numberOf(glyph));
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  return new Uint8Array(view.buffer);
}

function boxOf(outline: Uint8Array) {
  if (outline.length === 0) return undefined;
  const view = new DataView(outline.buffer, outline.byteOffset);
  return { left: view.getInt16(2), bottom: view.getInt16(4), right: view.getInt16(6), top: view.getInt16(8) };
}
