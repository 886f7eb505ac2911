export interface Point {
  x: number;
  y: number;
}

export const labelGap = 15;
/** Distance below which the marks of the two eyes overlap. */
const markSize = 7;
const markShift = 4;

/**
 * How far each mark moves aside, so that both marks are visible if they coincide. The mark of the right eye
 * moves to the left, because the child faces the person who reads the chart.
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
