/** Colour role of a shape. Screen and paper define different colours for each role. */
export type Ink =
  | 'paper'
  | 'crown'
  | 'foliage'
  | 'foliageDeep'
  | 'leafEdge'
  | 'bark'
  | 'soil'
  | 'soilEdge'
  | 'brand'
  | 'attention'
  | 'attentionPale'
  | 'muted';

/**
 * A shape whose path uses only `M L H V C Z` in absolute coordinates, because both SVG and PDF can draw
 * these.
 */
export interface TreeShape {
  d: string;
  fill?: Ink;
  stroke?: Ink;
  width?: number;
  dash?: readonly number[];
}

export interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** Distance of the control points of a quarter circle drawn as a Bézier curve, as a share of the radius. */
const quarter = 0.5523;

export function circle({ x, y }: Point, radius: number): string {
  const handle = quarter * radius;
  const to = (...values: [number, number, number, number, number, number]) =>
    `C${pair(values[0], values[1])} ${pair(values[2], values[3])} ${pair(values[4], values[5])}`;
  return [
    `M${pair(x + radius, y)}`,
    to(x + radius, y + handle, x + handle, y + radius, x, y + radius),
    to(x - handle, y + radius, x - radius, y + handle, x - radius, y),
    to(x - radius, y - handle, x - handle, y - radius, x, y - radius),
    to(x + handle, y - radius, x + radius, y - handle, x + radius, y),
    'Z',
  ].join('');
}

/** Almond shape of leaves and eyes: two arcs that meet in pointed ends. @param angle in radians */
export function almond({ x, y }: Point, length: number, breadth: number, angle = 0): string {
  const at = (along: number, across: number) =>
    pair(
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    );
  const [half, bow] = [length / 2, breadth * 0.67];
  return [
    `M${at(-half, 0)}`,
    `C${at(-half * 0.45, -bow)} ${at(half * 0.45, -bow)} ${at(half, 0)}`,
    `C${at(half * 0.45, bow)} ${at(-half * 0.45, bow)} ${at(-half, 0)}`,
    'Z',
  ].join('');
}

export interface Limb {
  from: Point;
  /** Control points of the middle line of the branch or root. */
  bend: readonly [Point, Point];
  to: Point;
  widths: readonly [number, number];
}

/** The outline of a branch or root, which becomes thinner towards its end. */
export function limbPath({ from, bend: [first, second], to, widths: [thick, thin] }: Limb): string {
  const side = (sign: 1 | -1) => {
    const off = (point: Point, [a, b]: readonly [Point, Point], width: number): string => {
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const half = (sign * width) / 2;
      return pair(point.x - ((b.y - a.y) / length) * half, point.y + ((b.x - a.x) / length) * half);
    };
    const at = (share: number) => thick + (thin - thick) * share;
    return [
      off(from, [from, first], thick),
      off(first, [from, second], at(0.35)),
      off(second, [first, to], at(0.7)),
      off(to, [second, to], thin),
    ] as const;
  };
  const left = side(1);
  const right = side(-1);
  return `M${left[0]}C${left[1]} ${left[2]} ${left[3]}L${right[3]}C${right[2]} ${right[1]} ${right[0]}Z`;
}

/** A point on the middle line of a branch or root. @param share position along the length, 0 to 1 */
export function pointOn({ from, bend: [first, second], to }: Limb, share: number): Point {
  const rest = 1 - share;
  const at = (axis: 'x' | 'y') =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * share * first[axis] +
    3 * rest * share ** 2 * second[axis] +
    share ** 3 * to[axis];
  return { x: at('x'), y: at('y') };
}
