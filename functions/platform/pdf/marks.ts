import type { Color } from './document.ts';
import type { Glyph } from './shape-text.ts';

/** What a part of the document is, for who has it read aloud; its parts in reading order. */
export interface Tag {
  kind: 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';
  alt?: string;
  scope?: 'Column' | 'Row';
  children: Tag[];
}

/** What is seen of something; without a tag it is part of the page and not of the document. */
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
}

/** A path; its coordinates count from `x` and `y`. */
export interface PathMark extends PlacedMark {
  kind: 'path';
  d: string;
  fill?: Color;
  stroke?: Color;
  width?: number;
  dash?: readonly number[];
}

/** An image, from its upper left corner. */
export interface ImageMark extends PlacedMark {
  kind: 'image';
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  /** The room it is fitted into. */
  width: number;
  height: number;
}

export type Mark = TextMark | PathMark | ImageMark;

/** A piece of the document that no page is broken in, from the left edge of its column. */
export interface Fragment {
  height: number;
  marks: readonly Mark[];
  /** Stays on the page of the one after it. */
  keepsNext?: boolean;
  /** Left out at the top of a page. */
  isSpace?: boolean;
  /** What is repeated above it when it begins a page. */
  repeatedHeader?: Fragment;
}

export function addTag(parent: Tag, kind: Tag['kind'], more: Pick<Tag, 'alt' | 'scope'> = {}): Tag {
  const tag: Tag = { kind, children: [], ...more };
  parent.children.push(tag);
  return tag;
}

/** Marks somewhere else, and as no part of the document where they are repeated. */
export function translated(marks: readonly Mark[], x: number, y: number, tag?: null): Mark[] {
  return marks.map(mark => ({
    ...mark,
    x: mark.x + x,
    y: mark.y + y,
    tag: tag === undefined ? mark.tag : tag,
  }));
}
