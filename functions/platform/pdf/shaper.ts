import { Blob, Buffer, ClusterLevel, Direction, Face, Font, shape } from 'harfbuzzjs';
import type { ShapedGlyph, ShapeWord } from './read-font.ts';

/**
 * Returns a function that joins, reorders and positions the letters of words with the font's own tables. This
 * module is loaded only for writing systems that need it.
 */
export function shaperOf(file: Uint8Array): ShapeWord {
  const font = new Font(new Face(new Blob(file.slice().buffer)));
  return (text, isRightToLeft) => {
    const buffer = new Buffer();
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((one, other) => one - other);
    return starts.map((start, index) => ({
      text: text.slice(start, starts[index + 1]),
      glyphs: glyphs.filter(({ cluster }) => cluster === start).map(placed),
    }));
  };
}

const placed = ({
  codepoint,
  xAdvance = 0,
  xOffset = 0,
  yOffset = 0,
}: Partial<Record<'xAdvance' | 'xOffset' | 'yOffset', number>> & { codepoint: number }): ShapedGlyph => ({
  glyph: codepoint,
  advance: xAdvance,
  right: xOffset,
  up: yOffset,
});
