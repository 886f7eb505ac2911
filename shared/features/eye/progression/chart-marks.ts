interface Point {
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

/** Moves two overlapping labels apart by the minimum distance. */
export function separateLabels<Label extends Point>(labels: Label[]): Label[] {
  const [one, other] = labels;
  if (!one || !other) return labels;
  const gap = labelGap - Math.abs(one.y - other.y);
  if (gap <= 0 || Math.abs(one.x - other.x) > labelGap * 4) return labels;
  const push = one.y <= other.y ? -gap / 2 : gap / 2;
  return [
    { ...one, y: one.y + push },
    { ...other, y: other.y - push },
  ];
}
