const headerBytes = 12;
const entryBytes = 16;
const groupBytes = 12;

/**
 * Returns a TrueType file with a character map instead of the PDF's glyph numbers. Browsers then render real
 * text, which can be copied, and searched in print.
 * @param glyphs glyph number of each character
 */
export function fontWithCharacters(
  file: Uint8Array,
  glyphs: ReadonlyMap<number, number>,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
    const entry = headerBytes + entryBytes * index;
    const name = String.fromCharCode(...file.subarray(entry, entry + 4));
    const start = view.getUint32(entry + 8);
    const body =
      name === 'cmap' ? characterMap(glyphs) : file.subarray(start, start + view.getUint32(entry + 12));
    return { name, checksum: view.getUint32(entry + 4), body };
  });
  const start = headerBytes + entryBytes * tables.length;
  const whole = new Uint8Array(tables.reduce((sum, { body }) => sum + padded(body.length), start));
  const out = new DataView(whole.buffer);
  whole.set(file.subarray(0, headerBytes));
  let at = start;
  for (const [index, { name, checksum, body }] of tables.entries()) {
    const entry = headerBytes + entryBytes * index;
    for (const [place, letter] of [...name].entries()) out.setUint8(entry + place, letter.charCodeAt(0));
    out.setUint32(entry + 4, checksum);
    out.setUint32(entry + 8, at);
    out.setUint32(entry + 12, body.length);
    whole.set(body, at);
    at += padded(body.length);
  }
  return whole;
}

const padded = (length: number) => (length + 3) & ~3;

/** Builds a `cmap` table with one subtable of format 12 and a group for each character. */
function characterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const sorted = [...glyphs].toSorted(([one], [other]) => one - other);
  const length = 16 + groupBytes * sorted.length;
  const view = new DataView(new ArrayBuffer(12 + length));
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, 12);
  view.setUint16(12, 12);
  view.setUint32(16, length);
  view.setUint32(24, sorted.length);
  for (const [index, [character, glyph]] of sorted.entries()) {
    const at = 28 + groupBytes * index;
    view.setUint32(at, character);
    view.setUint32(at + 4, character);
    view.setUint32(at + 8, glyph);
  }
  return new Uint8Array(view.buffer);
}
