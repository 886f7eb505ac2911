/**
 * Text on a PDF page, in points from the page's upper left corner. `content` is the id of its structure
 * element.
 */
export interface TextMark {
  kind: 'text';
  content: string | null;
  x: number;
  y: number;
  font: string;
  size: number;
  color: string;
  /** The text for screen readers, if `parts` are glyphs of a script such as Arabic. */
  spoken?: string;
  /** The text in parts. `dx` and `dy` are the offset from the previous part, to the right and downwards. */
  parts: { text: string; dx: number; dy: number }[];
}

export interface PathMark {
  kind: 'path';
  content: string | null;
  d: string;
  fill: string | null;
  stroke: string | null;
  width: number;
  dash: readonly number[];
}

export interface ImageMark {
  kind: 'image';
  content: string | null;
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Mark = TextMark | PathMark | ImageMark;

export interface Element {
  role: string;
  alt?: string;
  scope?: string;
  children: (Element | { content: string })[];
}

export interface TextPage {
  width: number;
  height: number;
  marks: Mark[];
  tree: Element[];
}
