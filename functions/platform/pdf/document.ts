import type { Locale, Script } from '../../../shared/core/fields.ts';
import { type LanguageTag, languageTag } from '../../../shared/core/languages.ts';

/** A colour as `#rrggbb`, in hexadecimal. */
export type Color = `#${string}`;

export interface Span {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  /** Link target; only in paragraphs and headings. */
  href?: string;
  color?: Color;
  /** Font size in points; if absent, the paragraph's font size. */
  size?: number;
}

export type Align = 'start' | 'middle' | 'end';

export type Text = string | readonly Span[];

interface TextProperties {
  text: Text;
  bold?: boolean;
  color?: Color;
  /** Font size in points; if absent, 9.5. */
  size?: number;
  align?: Align;
}

export interface Heading extends TextProperties {
  kind: 'heading';
  level: 1 | 2 | 3;
}

export interface Paragraph extends TextProperties {
  kind: 'paragraph';
  /** Colour of a vertical rule to the left of the block. */
  rule?: Color;
}

export type Cell = Text;

export interface Table {
  kind: 'table';
  columns: { share: number; align?: Align; color?: Color }[];
  /** Header cells; empty for a table without a header. */
  header: Cell[];
  rows: Cell[][];
  /** Whether the first cell of each row is the header of the row. */
  hasRowHeads?: boolean;
  /** Rows, by their index from 0, that have a stronger line above them, in this colour. */
  ruled?: { row: number; color: Color }[];
  size?: number;
}

/** A line or area. Its coordinates start at the upper left corner of the drawing, in points. */
export interface PathShape {
  kind: 'path';
  /** SVG path with `M L H V C Z` in absolute coordinates. */
  d: string;
  fill?: Color;
  stroke?: Color;
  width?: number;
  dash?: readonly number[];
}

export interface LabelShape {
  kind: 'label';
  x: number;
  /** Position of the text's baseline, in points. */
  y: number;
  text: string;
  size: number;
  bold?: boolean;
  color?: Color;
  align?: Align;
}

export type Shape = PathShape | LabelShape;

export interface Drawing {
  kind: 'drawing';
  alt: string;
  height: number;
  /** @param width available width, in points */
  shapes: (width: number) => readonly Shape[];
}

export interface Image {
  kind: 'image';
  /** Alternative text; null for a decorative picture. */
  alt: string | null;
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  /** Maximum size in points; the picture is scaled to fit and keeps its aspect ratio. */
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

/** Blocks side by side. They are never split across pages. */
export interface Columns {
  kind: 'columns';
  gap: number;
  columns: { share: number; blocks: readonly Block[] }[];
}

/** Blocks that are kept on one page if possible. */
export interface Together {
  kind: 'together';
  blocks: readonly Block[];
  keepsPrevious?: boolean;
}

/** Items with labels. A nested list is a block within an item. */
export interface List {
  kind: 'list';
  numbering: 'Decimal' | 'Disc';
  items: { label: string; blocks: readonly Block[] }[];
  size?: number;
}

export interface PageBreak {
  kind: 'page-break';
}

export interface AppendedPdf {
  kind: 'appended-pdf';
  bytes: Uint8Array;
  pages: number;
  /** Returns the alternative text (for screen readers) of a page; pages start at 1. */
  alt: (page: number) => string;
}

export type Block =
  | Heading
  | Paragraph
  | List
  | Table
  | Drawing
  | Image
  | Space
  | Line
  | Columns
  | Together
  | PageBreak
  | AppendedPdf;

export interface Written {
  language: LanguageTag;
  /** Chinese script of Han characters. Documents in English can contain Han characters too. */
  script: Script;
}

/** Language and script of a document. @param script Chinese script for its Han characters */
export const writtenIn = (locale: Locale, script: Script): Written => ({
  language: languageTag(locale, script),
  script,
});

/** The content of a document to print. `layoutDocument` places it on pages. */
export interface Document extends Pick<Written, 'language'>, Partial<Pick<Written, 'script'>> {
  title: string;
  author: string;
  banner?: Image;
  blocks: readonly Block[];
  footer?: (page: number, pages: number) => { start: string; end: string };
  /** Header of all pages except a cover and the first page of the document itself. */
  header?: { start: string; end: string };
  /** Whether the first page is a cover and the document itself begins on the second page. */
  hasCover?: boolean;
}
