import { breakLines } from './break-lines.ts';
import type { Align, Color, Span, Text } from './document.ts';
import type { Fonts } from './fonts.ts';
import { addTag, type Mark, type Tag } from './marks.ts';
import { type Glyph, shapeText } from './shape-text.ts';
import { visualOrder } from './shaped-scripts.ts';

/** Font size in points, and colour (`ink`), of text for which no style is given. */
export const defaultSize = 9.5;
export const ink: Color = '#1c1b1a';
const lineHeight = 1.5;
/** Distance from the middle of a line to its baseline, in em. */
const baseline = 0.36;
const underlineDrop = 0.14;
const underlineWeight = 0.055;

/** Distance from the top of a line to its baseline, in points. */
export const baselineOf = (size: number): number => (lineHeight / 2 + baseline) * size;

interface Styled extends Glyph {
  size: number;
  color: Color;
  italic?: boolean;
  underline?: boolean;
  href?: string;
  /** Structure tag of the glyph's span, if it differs from the paragraph's tag. */
  tag?: Tag;
}

export interface TextStyle {
  width: number;
  size?: number;
  bold?: boolean;
  color?: Color;
  align?: Align;
}

/** A line of text. The positions of its glyphs are relative to the line's upper left corner. */
export interface TextLine {
  height: number;
  marks: Mark[];
}

export function setText(text: Text, style: TextStyle, fonts: Fonts, tag: Tag | null): TextLine[] {
  const size = style.size ?? defaultSize;
  const height = lineHeight * Math.max(size, ...spansOf(text).map(span => span.size ?? 0));
  const tagOf = tagger(text, tag);
  return paragraphsOf(text).flatMap(spans => {
    const glyphs = spans.flatMap(span => styled(span, style, size, fonts, tagOf(span)));
    return breakLines(glyphs, style.width, widthOf).map(({ from, to, width }) => {
      const start = startOf(style.align ?? 'start', style.width - width);
      return {
        height,
        marks: marksOf(visualOrder(glyphs.slice(from, to)), start, height / 2 + baseline * size, tag),
      };
    });
  });
}

/** Lays out text in at most `mostLines` lines. Longer text ends with an ellipsis. */
export function fitText(text: string, style: TextStyle, mostLines: number, fonts: Fonts): TextLine[] {
  const lines = setText(text, style, fonts, null);
  if (lines.length <= mostLines) return lines;
  for (let kept = [...text]; kept.length > 0; kept = kept.slice(0, -1)) {
    const shortened = setText(`${kept.join('').trimEnd()}…`, style, fonts, null);
    if (shortened.length <= mostLines) return shortened;
  }
  return lines.slice(0, mostLines);
}

/** Width of a single line of text, in points. */
export function textWidth(text: string, size: number, fonts: Fonts): number {
  return widthOfGlyphs(styled({ text }, {}, size, fonts));
}

const widthOfGlyphs = (glyphs: readonly Styled[]): number =>
  glyphs.reduce((sum, glyph, index) => sum + widthOf(glyph, index === 0), 0);

/** Lays out a single line of text. @param at position of its baseline, and style */
export function setLabel(
  text: string,
  at: { x: number; y: number; size: number; bold?: boolean; color?: Color; align?: Align },
  fonts: Fonts,
  tag: Tag | null,
): Mark[] {
  const glyphs = styled({ text }, at, at.size, fonts);
  const start = startOf(at.align ?? 'start', -widthOfGlyphs(glyphs));
  return marksOf(visualOrder(glyphs), at.x + start, at.y, tag);
}

const startOf = (align: Align, room: number) => (align === 'end' ? room : align === 'middle' ? room / 2 : 0);

const spansOf = (text: Text): readonly Span[] => (typeof text === 'string' ? [{ text }] : text);

function paragraphsOf(text: Text): Span[][] {
  const paragraphs: Span[][] = [[]];
  for (const span of spansOf(text)) {
    const [first = '', ...others] = span.text.split('\n');
    paragraphs.at(-1)?.push({ ...span, text: first });
    for (const other of others) paragraphs.push([{ ...span, text: other }]);
  }
  return paragraphs;
}

/**
 * Returns a function that returns the structure tag of a span. In a text with links, each link and each text
 * between links gets its own tag, so that screen readers read them in order. Otherwise spans need no tags.
 */
function tagger(text: Text, tag: Tag | null): (span: Span) => Tag | undefined {
  if (!tag || !spansOf(text).some(({ href }) => href)) return () => undefined;
  let last: { href: string | undefined; tag: Tag } | undefined;
  return ({ href }) => {
    if (!last || last.href !== href) last = { href, tag: addTag(tag, href ? 'Link' : 'Span') };
    return last.tag;
  };
}

function styled(
  span: Span,
  style: Omit<TextStyle, 'width'>,
  size: number,
  fonts: Fonts,
  tag?: Tag,
): Styled[] {
  const isBold = span.bold ?? style.bold ?? false;
  const { italic, underline, href } = span;
  const look = {
    size: span.size ?? size,
    color: span.color ?? style.color ?? ink,
    ...(italic && { italic }),
    ...(underline && { underline }),
    ...(href && { href }),
    ...(tag && { tag }),
  };
  return shapeText(span.text, isBold ? fonts.bold : fonts.regular).map(glyph => ({ ...glyph, ...look }));
}

const widthOf = ({ advance, gap, size }: Styled, isFirst: boolean) => (advance + (isFirst ? 0 : gap)) * size;

function marksOf(glyphs: readonly Styled[], start: number, y: number, tag: Tag | null): Mark[] {
  const marks: Mark[] = [];
  let x = start;
  for (let from = 0; from < glyphs.length; ) {
    const first = glyphs[from];
    if (!first) break;
    let to = from;
    let width = 0;
    for (let glyph: Styled | undefined = first; glyph && isAlike(glyph, first); glyph = glyphs[to]) {
      width += widthOf(glyph, to === 0);
      to += 1;
    }
    const lead = from === 0 ? 0 : first.gap * first.size;
    const { size, color, italic, underline, href } = first;
    const place = { x: x + lead, tag: first.tag ?? tag };
    const run = glyphs.slice(from, to);
    marks.push({ kind: 'text', ...place, y, glyphs: run, size, color, ...(italic && { italic }) });
    if (underline || href) {
      const line = { d: `M0 0H${width - lead}`, stroke: color, width: size * underlineWeight };
      marks.push({ kind: 'path', ...place, y: y + underlineDrop * size, ...line });
    }
    if (href) {
      const height = lineHeight * size;
      marks.push({ kind: 'link', ...place, y: y - baselineOf(size), href, width: width - lead, height });
    }
    x += width;
    from = to;
  }
  return marks;
}

const isAlike = (one: Styled, other: Styled) =>
  one.font === other.font &&
  one.size === other.size &&
  one.color === other.color &&
  one.italic === other.italic &&
  one.underline === other.underline &&
  one.href === other.href &&
  one.tag === other.tag;
