import type { Color } from './document.ts';
import { drawPath, number } from './draw-path.ts';
import { paper } from './layout-document.ts';
import type { ImageMark, Mark, PageMark, PathMark, Tag, TextMark } from './marks.ts';
import type { Font } from './read-font.ts';
import type { Glyph } from './shape-text.ts';

export interface Resources {
  fontName: (font: Font) => string;
  glyphNumber: (font: Font, glyph: Glyph) => number;
  image: (bytes: Uint8Array) => { name: string; width: number; height: number };
  /** The form XObjects (reusable drawings) that draw a page of another PDF. */
  forms: (page: PageMark) => readonly { name: string; matrix: readonly number[] }[];
}

/** How far italic text is slanted, relative to its height. Our fonts have no italics. */
const slant = 0.2;

export interface DrawnPage {
  operators: string;
  /** The tag of each marked-content sequence; the index in the list is the sequence's number on the page. */
  contents: Tag[];
}

/** Consecutive marks with the same tag become one marked-content sequence. */
export function drawPage(all: readonly Mark[], resources: Resources): DrawnPage {
  const contents: Tag[] = [];
  const pen = new Pen(resources);
  const marks = all.filter(mark => mark.kind !== 'link');
  for (let from = 0; from < marks.length; ) {
    const tag = marks[from]?.tag ?? null;
    let to = from;
    while (to < marks.length && (marks[to]?.tag ?? null) === tag) to += 1;
    pen.out += tag ? `/${tag.kind} <</MCID ${contents.length}>> BDC\n` : '/Artifact BMC\n';
    if (tag) contents.push(tag);
    for (const mark of marks.slice(from, to)) pen.draw(mark);
    pen.out += 'EMC\n';
    from = to;
  }
  return { operators: pen.out, contents };
}

/** Writes PDF operators. Leaves out operators that would set a state (colour, font) that is already set. */
class Pen {
  out = '';
  readonly #resources: Resources;
  #fill = '';
  #stroke = '';
  #font = '';
  #line = '';

  constructor(resources: Resources) {
    this.#resources = resources;
  }

  draw(mark: Mark): void {
    if (mark.kind === 'text') this.#text(mark);
    else if (mark.kind === 'path') this.#path(mark);
    else if (mark.kind === 'image') this.#image(mark);
    else if (mark.kind === 'page') this.#page(mark);
  }

  #text({ glyphs, x, y, size, color, italic }: TextMark): void {
    const font = glyphs[0]?.font;
    if (!font) return;
    this.#fillWith(color);
    const language = font.shaping?.language;
    if (language) this.out += `/Span <</Lang (${language})>> BDC\n`;
    const setFont = `/${this.#resources.fontName(font)} ${number(size)} Tf`;
    this.out += 'BT\n';
    if (setFont !== this.#font) this.out += `${setFont}\n`;
    this.#font = setFont;
    this.out += `1 0 ${italic ? slant : 0} 1 ${number(x)} ${number(paper.height - y)} Tm [<`;
    glyphs.forEach((glyph, index) => {
      if (glyph.gap > 0 && index > 0) this.out += `>${number(-1000 * glyph.gap)}<`;
      this.out += this.#resources.glyphNumber(font, glyph).toString(16).padStart(4, '0');
    });
    this.out += '>] TJ\nET\n';
    if (language) this.out += 'EMC\n';
  }

  #path({ d, x, y, fill, stroke, width = 1, dash = [] }: PathMark): void {
    if (fill) this.#fillWith(fill);
    if (stroke) {
      const color = `${rgb(stroke)} RG\n`;
      if (color !== this.#stroke) this.out += color;
      this.#stroke = color;
      const line = `${number(width)} w [${dash.map(number).join(' ')}] 0 d\n`;
      if (line !== this.#line) this.out += line;
      this.#line = line;
    }
    this.out += drawPath(d, { x, y: paper.height - y });
    this.out += fill && stroke ? 'B\n' : fill ? 'f\n' : 'S\n';
  }

  #image({ bytes, x, y, width, height }: ImageMark): void {
    const image = this.#resources.image(bytes);
    const scale = Math.min(width / image.width, height / image.height);
    const [wide, high] = [image.width * scale, image.height * scale];
    const top = y + (height - high) / 2;
    const place = [wide, 0, 0, high, x, paper.height - top - high].map(number).join(' ');
    this.out += `q ${place} cm /${image.name} Do Q\n`;
  }

  #page(mark: PageMark): void {
    for (const { name, matrix } of this.#resources.forms(mark))
      this.out += `q ${matrix.map(number).join(' ')} cm /${name} Do Q\n`;
  }

  #fillWith(color: Color): void {
    const fill = `${rgb(color)} rg\n`;
    if (fill !== this.#fill) this.out += fill;
    this.#fill = fill;
  }
}

const rgb = (color: Color) =>
  [1, 3, 5]
    .map(at => String(Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000))
    .join(' ');
