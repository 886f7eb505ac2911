import { composeOutline } from './compose-outline.ts';
import type { Font, ShapedGlyph } from './read-font.ts';

const wordArguments = 0x1;
const oneScale = 0x8;
const moreParts = 0x20;
const twoScales = 0x40;
const fourScales = 0x80;

/** The glyphs of a font that a document uses. Their numbers in the subset follow the order of first use. */
export class FontSubset {
  readonly font: Font;
  /** Original glyph ids, by number in the subset. Number 0 is the glyph for missing characters. */
  readonly glyphs: number[] = [0];
  /** Text of each glyph, by number in the subset. Components of composite glyphs have no text. */
  readonly texts = new Map<number, string>();
  readonly #numbers = new Map<number | string, number>([[0, 0]]);
  /** Glyphs that are drawn together as one glyph, by its number in the subset. */
  readonly #composed = new Map<number, readonly ShapedGlyph[]>();

  constructor(font: Font) {
    this.font = font;
  }

  /**
   * Returns the number of a glyph in the subset, and adds the glyph if it is new.
   * @param shaped joined glyphs to draw instead. Joined glyphs have a separate number for each text, because
   * different letters can share glyphs, such as dots
   */
  use(glyph: number, text: string, shaped?: readonly ShapedGlyph[]): number {
    const number = this.#numberOf(glyph, shaped ? JSON.stringify([text, shaped]) : glyph);
    if (shaped) this.#composed.set(number, shaped);
    if (!this.texts.has(number)) this.texts.set(number, text);
    return number;
  }

  /** Advance width in font units, by number in the subset. */
  advanceOf(number: number): number {
    const shaped = this.#composed.get(number);
    if (shaped) return shaped.reduce((sum, { advance }) => sum + advance, 0);
    return this.font.advanceOf(this.glyphs[number] ?? 0);
  }

  toFile(): Uint8Array {
    const outlines: Uint8Array[] = [];
    // The list of glyphs grows during the iteration, because components of composite glyphs are appended.
    for (let index = 0; index < this.glyphs.length; index += 1) {
      const shaped = this.#composed.get(index);
      outlines.push(
        shaped
          ? composeOutline(shaped, this.font.outlineOf, glyph => this.#numberOf(glyph))
          : this.#renumbered(this.font.outlineOf(this.glyphs[index] ?? 0)),
      );
    }
    const tables: [string, Uint8Array][] = [
      ['glyf', concatPadded(outlines)],
      ['head', this.#copied('head', view => view.setInt16(50, 1))],
      ['hhea', this.#copied('hhea', view => view.setUint16(34, this.glyphs.length))],
      ['hmtx', this.#widths(outlines)],
      ['loca', locaTable(outlines)],
      ['maxp', this.#copied('maxp', view => this.#limits(view))],
    ];
    return fontFile(tables);
  }

  #limits(view: DataView): void {
    view.setUint16(4, this.glyphs.length);
    if (this.#composed.size === 0) return;
    view.setUint16(
      28,
      Math.max(view.getUint16(28), ...[...this.#composed.values()].map(({ length }) => length)),
    );
    view.setUint16(30, view.getUint16(30) + 1);
  }

  #numberOf(glyph: number, name: number | string = glyph): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.glyphs.length;
    this.glyphs.push(glyph);
    this.#numbers.set(name, number);
    return number;
  }

  /** Replaces the component numbers of a composite glyph by numbers in the subset. */
  #renumbered(outline: Uint8Array): Uint8Array {
    if (outline.length === 0) return outline;
    const original = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
    if (original.getInt16(0) >= 0) return outline;
    const copy = outline.slice();
    const view = new DataView(copy.buffer);
    let at = 10;
    for (let flags = moreParts; flags & moreParts; ) {
      flags = view.getUint16(at);
      view.setUint16(at + 2, this.#numberOf(view.getUint16(at + 2)));
      at += 4 + (flags & wordArguments ? 4 : 2);
      if (flags & oneScale) at += 2;
      else if (flags & twoScales) at += 4;
      else if (flags & fourScales) at += 8;
    }
    return copy;
  }

  #widths(outlines: readonly Uint8Array[]): Uint8Array {
    const view = new DataView(new ArrayBuffer(4 * this.glyphs.length));
    outlines.forEach((outline, number) => {
      view.setUint16(4 * number, this.advanceOf(number));
      const left = outline.length > 0 ? new DataView(outline.buffer, outline.byteOffset).getInt16(2) : 0;
      view.setInt16(4 * number + 2, left);
    });
    return new Uint8Array(view.buffer);
  }

  #copied(name: string, change: (view: DataView) => void): Uint8Array {
    const table = this.font.table(name);
    if (!table) throw new Error(`the font ${this.font.name} has no table ${name}`);
    const copy = new Uint8Array(table.buffer, table.byteOffset, table.byteLength).slice();
    change(new DataView(copy.buffer));
    return copy;
  }
}

const paddedLength = (length: number) => (length + 3) & ~3;

function concatPadded(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + paddedLength(length), 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += paddedLength(part.length);
  }
  return whole;
}

function locaTable(outlines: Uint8Array[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * (outlines.length + 1)));
  let at = 0;
  outlines.forEach(({ length }, index) => {
    view.setUint32(4 * index, at);
    at += paddedLength(length);
  });
  view.setUint32(4 * outlines.length, at);
  return new Uint8Array(view.buffer);
}

/**
 * Writes a font file: its directory, then its tables. Search hints and checksums are zero, because PDF
 * readers ignore them.
 */
function fontFile(tables: [string, Uint8Array][]): Uint8Array {
  const start = 12 + 16 * tables.length;
  const bodies = concatPadded(tables.map(([, body]) => body));
  const file = new Uint8Array(start + bodies.length);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  let at = start;
  tables.forEach(([name, body], index) => {
    const entry = 12 + 16 * index;
    for (const [place, letter] of [...name].entries()) file[entry + place] = letter.charCodeAt(0);
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, body.length);
    at += paddedLength(body.length);
  });
  file.set(bodies, start);
  return file;
}
