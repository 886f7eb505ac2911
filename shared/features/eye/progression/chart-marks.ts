import type { Eye } from '../../../core/optics/eyes.ts';

export interface Point {
  x: number;
  y: number;
}

export const labelGap = 15;
/** Distance below which the marks of the two eyes overlap. */
const markSize = 7;
/** Gap between a mark and the larger mark of the other eye that frames it. */
export const frameGap = 3;

/**
 * Whether each mark is a frame: the left eye's square, if it overlaps a mark of the right eye. It is drawn
 * larger, so that both marks are visible at their own day and value.
 */
export function framingMarks(marks: readonly (Point & { eye: Eye })[]): boolean[] {
  return marks.map(
    mark =>
      mark.eye === 'left' &&
      marks.some(
        other =>
          other.eye === 'right' &&
          Math.abs(other.x - mark.x) < markSize &&
          Math.abs(other.y - mark.y) < markSize,
      ),
  );
}

/** Marks in drawing order: the left eye's squares do not cover the right eye's circles. */
export const inDrawingOrder = <Mark extends { eye: Eye }>(marks: readonly Mark[]): Mark[] => [
  ...marks.filter(({ eye }) => eye === 'left'),
  ...marks.filter(({ eye }) => eye === 'right'),
];

/** Horizontal distance below which two labels may overlap. */
const labelWidth = 4 * labelGap;

/** Number of passes; several are needed, because moving one label can make it overlap the next. */
const rounds = 12;

/** Moves overlapping labels apart to the minimum distance and keeps their order from top to bottom. */
export function separateLabels<Label extends Point>(labels: readonly Label[]): Label[] {
  const placed = labels.map(label => ({ label, y: label.y }));
  const sorted = placed.toSorted((one, other) => one.y - other.y);
  const pairs = sorted.flatMap((lower, place) => sorted.slice(0, place).map(upper => ({ upper, lower })));
  const beside = pairs.filter(({ upper, lower }) => Math.abs(upper.label.x - lower.label.x) <= labelWidth);
  for (let round = 0; round < rounds; round++) {
    for (const { upper, lower } of beside) {
      const gap = Math.max(0, labelGap - (lower.y - upper.y));
      upper.y -= gap / 2;
      lower.y += gap / 2;
    }
  }
  return placed.map(({ label, y }) => ({ ...label, y }));
}
