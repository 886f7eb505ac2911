/** What a page of a PDF shows, in points from its upper left corner; `content` names the element it belongs to. */
export interface TextMark {
  kind: 'text';
  content: string | null;
  x: number;
  y: number;
  font: string;
  size: number;
  color: string;
  /** Each with the distance from the one before, and how far it stands below it. */
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

/** An element of a tagged PDF, such as a heading, with the content in it. */
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
