export type CurvePoints = readonly (readonly [x: number, y: number])[];

/** Linear interpolation between points sorted by x; null outside their range. */
export function interpolateLinear(points: CurvePoints, x: number): number | null {
  const after = points.findIndex(([at]) => at >= x);
  const right = points[after];
  if (!right) return null;
  if (right[0] === x) return right[1];
  const left = points[after - 1];
  return left ? left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]) : null;
}
