/** Returns the linear function that maps the ends of `from` to the ends of `to`. */
export function linearScale(
  [first, last]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  return value => {
    const share = (value - first) / (last - first);
    return start * (1 - share) + end * share;
  };
}

/** SVG path of straight segments through these points, rounded to a thousandth; empty without points. */
export const pathThrough = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)},${rounded(y)}`).join('');

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
