import type { Color } from './document.ts';
import type { Glyph } from './shape-text.ts';

/** A structure element for assistive technology. Its children are in reading order. */
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

/** Something that is drawn on a page (a mark). Without a tag, screen readers skip it. */
interface PlacedMark {
  tag: Tag | null;
  /** Position from the left and upper edge of the page, in points. */
  x: number;
  y: number;
}

/** Glyphs of one font, size and colour; `y` is the position of their baseline. */
export interface TextMark extends PlacedMark {
  kind: 'text';
  glyphs: readonly Glyph[];
  size: number;
  color: Color;
  italic?: boolean;
}

/** A line or area. `x` and `y` are the origin of the coordinates in its SVG path. */
export interface PathMark extends PlacedMark {
  kind: 'path';
  d: string;
  fill?: Color;
  stroke?: Color;
  width?: number;
  dash?: readonly number[];
}

/** An image; `x` and `y` are its upper left corner. */
export interface ImageMark extends PlacedMark {
  kind: 'image';
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  /** Size of the box that the image is scaled to. */
  width: number;
  height: number;
}

export interface LinkMark extends PlacedMark {
  kind: 'link';
  href: string;
  width: number;
  height: number;
}

export interface PageMark extends PlacedMark {
  kind: 'page';
  bytes: Uint8Array;
  /** Page number, from 0. */
  index: number;
}

export type Mark = TextMark | PathMark | ImageMark | LinkMark | PageMark;

/** A piece of the document that is never split across pages. */
export interface Fragment {
  height: number;
  marks: readonly Mark[];
  /** If true, this fragment is on the same page as the next one. */
  keepsNext?: boolean;
  /** If true, this fragment is on the same page as the one before it. */
  keepsPrevious?: boolean;
  /** If true, this fragment is left out at the top of a page. */
  isSpace?: boolean;
  /** If true, a new page begins after this fragment. */
  breaksPage?: boolean;
  /** If true, this fragment gets a page of its own, without margins, header and footer. */
  takesPage?: boolean;
  /** A fragment, such as a table header, that is drawn first if this fragment is at the top of a new page. */
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

/** Moves marks by `x` and `y`. If `tag` is null, removes their tags, so that screen readers skip them. */
export function translated(marks: readonly Mark[], x: number, y: number, tag?: null): Mark[] {
  return marks.map(mark => ({
    ...mark,
    x: mark.x + x,
    y: mark.y + y,
    tag: tag === undefined ? mark.tag : tag,
  }));
}
