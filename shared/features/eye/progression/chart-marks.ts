/** A place in a drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Minimum distance between two labels. */
export const labelGap = 15;
/** Marks of two eyes that are nearer than this overlap. */
const markSize = 7;
/** How far each of them moves aside. */
const markShift = 4;

/**
 * How far each mark moves aside so that both eyes are visible when they coincide: the right eye's to the left, as
 * the child faces the reader.
 */
export function markOffsets(marks: readonly (Point & { eye: 'right' | 'left' })[]): number[] {
  return marks.map(mark => {
    const isHidden = marks.some(
      other =>
        other.eye !== mark.eye &&
        Math.abs(other.x - mark.x) < markSize &&
        Math.abs(other.y - mark.y) < markSize,
    );
    return isHidden ? (mark.eye === 'right' ? -markShift : markShift) : 0;
  });
}

/** Labels nearer to each other along the axis than this may overlap. */
const labelWidth = 4 * labelGap;

/** Passes until no label is pushed onto another. */
const rounds = 12;

/** Moves overlapping labels apart by the minimum distance, keeping their order from top to bottom. */
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
