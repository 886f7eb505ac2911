import type { Color } from './document.ts';
import type { Glyph } from './shape-text.ts';

/** A structure element for assistive technology; children in reading order. */
export interface Tag {
  kind:
    | 'Document'
    | 'H1'
    | 'H2'
    | 'H3'
    | 'P'
    | 'Span'
    | 'Link'
    | 'L'
    | 'LI'
    | 'Lbl'
    | 'LBody'
    | 'Table'
    | 'TR'
    | 'TH'
    | 'TD'
    | 'Figure';
  alt?: string;
  scope?: 'Column' | 'Row';
  numbering?: 'Decimal' | 'Disc';
  children: Tag[];
}

/** A drawn mark; an artifact if it has no tag. */
interface PlacedMark {
  tag: Tag | null;
  /** From the left and upper edge of the page, in points. */
  x: number;
  y: number;
}

/** Glyphs of one font, size and colour; `y` is their baseline. */
export interface TextMark extends PlacedMark {
  kind: 'text';
  glyphs: readonly Glyph[];
  size: number;
  color: Color;
  italic?: boolean;
}

/** A path; its coordinates start at `x` and `y`. */
export interface PathMark extends PlacedMark {
  kind: 'path';
  d: string;
  fill?: Color;
  stroke?: Color;
  width?: number;
  dash?: readonly number[];
}

/** An image at its upper left corner. */
export interface ImageMark extends PlacedMark {
  kind: 'image';
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  /** The box it is scaled into. */
  width: number;
  height: number;
}

/** The invisible area of a link. */
export interface LinkMark extends PlacedMark {
  kind: 'link';
  href: string;
  width: number;
  height: number;
}

/** A page of another PDF; takes the whole page. */
export interface PageMark extends PlacedMark {
  kind: 'page';
  bytes: Uint8Array;
  /** From 0. */
  index: number;
}

export type Mark = TextMark | PathMark | ImageMark | LinkMark | PageMark;

/** An unbreakable piece of the document. */
export interface Fragment {
  height: number;
  marks: readonly Mark[];
  /** Kept on the same page as the next fragment. */
  keepsNext?: boolean;
  /** Omitted at the top of a page. */
  isSpace?: boolean;
  /** Starts a new page after it. */
  breaksPage?: boolean;
  /** On a page of its own, without margins, header and footer. */
  takesPage?: boolean;
  /** Repeated above it at the top of a page, such as a table header. */
  repeatedHeader?: Fragment;
}

export function addTag(
  parent: Tag,
  kind: Tag['kind'],
  more: Pick<Tag, 'alt' | 'scope' | 'numbering'> = {},
): Tag {
  const tag: Tag = { kind, children: [], ...more };
  parent.children.push(tag);
  return tag;
}

/** Marks moved by an offset; with `tag` null as artifacts. */
export function translated(marks: readonly Mark[], x: number, y: number, tag?: null): Mark[] {
  return marks.map(mark => ({
    ...mark,
    x: mark.x + x,
    y: mark.y + y,
    tag: tag === undefined ? mark.tag : tag,
  }));
}
