/** `#rrggbb` */
export type Color = `#${string}`;

/** A part of a line of its own look. */
export interface Span {
  text: string;
  bold?: boolean;
  color?: Color;
  /** In points; that of its paragraph when left out. */
  size?: number;
}

export type Align = 'start' | 'middle' | 'end';

export type Text = string | readonly Span[];

interface TextProperties {
  text: Text;
  bold?: boolean;
  color?: Color;
  /** In points; 9.5 when left out. */
  size?: number;
  align?: Align;
}

export interface Heading extends TextProperties {
  kind: 'heading';
  level: 1 | 2 | 3;
}

export interface Paragraph extends TextProperties {
  kind: 'paragraph';
  /** Colour of a rule along its left side. */
  rule?: Color;
}

export type Cell = Text;

export interface Table {
  kind: 'table';
  /** Shares of the width, and how their cells are set. */
  columns: { share: number; align?: Align; color?: Color }[];
  header: Cell[];
  rows: Cell[][];
  /** The first cell of each row names it. */
  hasRowHeads?: boolean;
  /** Rows, counted from 0, that a stronger line stands above. */
  ruled?: { row: number; color: Color }[];
  size?: number;
}

/** A line or area in the coordinates of its drawing, from its upper left corner, in points. */
export interface PathShape {
  kind: 'path';
  /** As in SVG, with `M L H V C Z` in absolute coordinates. */
  d: string;
  fill?: Color;
  stroke?: Color;
  width?: number;
  dash?: readonly number[];
}

export interface LabelShape {
  kind: 'label';
  x: number;
  /** Of the baseline. */
  y: number;
  text: string;
  size: number;
  bold?: boolean;
  color?: Color;
  align?: Align;
}

export type Shape = PathShape | LabelShape;

/** A picture drawn of lines. */
export interface Drawing {
  kind: 'drawing';
  /** What it shows, for who cannot see it. */
  alt: string;
  height: number;
  /** Drawn for the width there is. */
  shapes: (width: number) => readonly Shape[];
}

export interface Image {
  kind: 'image';
  /** What it shows; null for an ornament. */
  alt: string | null;
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  /** In points; it is fitted in, keeping its proportions. */
  width: number;
  height: number;
}

export interface Space {
  kind: 'space';
  height: number;
}

export interface Line {
  kind: 'line';
  color: Color;
  width: number;
}

/** Blocks side by side, which stay on one page. */
export interface Columns {
  kind: 'columns';
  gap: number;
  columns: { share: number; blocks: readonly Block[] }[];
}

/** Blocks that stay on one page if they can. */
export interface Together {
  kind: 'together';
  blocks: readonly Block[];
}

export type Block = Heading | Paragraph | Table | Drawing | Image | Space | Line | Columns | Together;

/** A document as what it says; where things come to stand follows from it. */
export interface Document {
  title: string;
  /** BCP 47, as `en` and `zh-Hans`. */
  language: string;
  author: string;
  blocks: readonly Block[];
  /** What stands at the foot of each page. */
  footer?: (page: number, pages: number) => { start: string; end: string };
  /** What stands at the head of each page after the first. */
  header?: { start: string; end: string };
}
