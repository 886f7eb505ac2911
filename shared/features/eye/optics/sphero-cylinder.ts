/** Power of a lens or an eye: sphere and cylinder in D, axis in degrees 1–180 (null without a cylinder). */
export interface SpheroCylinder {
  sph: number;
  cyl: number;
  axis: number | null;
}

/** A recorded power of a lens or an eye: null means that the field is blank; zero is a value. */
export interface RecordedPower {
  sph: number | null;
  cyl: number | null;
  axis: number | null;
}

/**
 * The complete power; null if the sphere is missing, or if a cylinder has no axis. A blank cylinder counts as
 * 0.
 */
export function powerOf({ sph, cyl, axis }: RecordedPower): SpheroCylinder | null {
  if (sph === null) return null;
  if (!cyl) return { sph, cyl: 0, axis: null };
  return axis === null ? null : { sph, cyl, axis };
}

/** Spherical equivalent in D: S + C/2 (Thibos et al. 1997). Null without a sphere; the axis is irrelevant. */
export function sphericalEquivalent({ sph, cyl }: Pick<RecordedPower, 'sph' | 'cyl'>): number | null {
  return sph === null ? null : normalizeZero(sph + (cyl ?? 0) / 2);
}

/** Transposes a power to the other cylinder sign. Applying it twice restores the original. */
export function transpose({ sph, cyl, axis }: SpheroCylinder): SpheroCylinder {
  if (cyl === 0) return { sph, cyl, axis: null };
  return { sph: normalizeZero(sph + cyl), cyl: -cyl, axis: axis === null ? null : perpendicular(axis) };
}

/** Wraps an axis into 1–180°; 0 becomes 180. */
export function wrapAxis(axis: number): number {
  return ((((axis - 1) % 180) + 180) % 180) + 1;
}

/** The perpendicular axis, within 1–180°. */
export function perpendicular(axis: number): number {
  return wrapAxis(axis + 90);
}

/** The smaller angle between two axes, 0–90°: 5 and 175 are 10° apart. */
export function axisDistance(one: number, other: number): number {
  const apart = Math.abs(wrapAxis(one) - wrapAxis(other));
  return Math.min(apart, 180 - apart);
}

/** Converts −0 to 0. */
export function normalizeZero(value: number): number {
  return value === 0 ? 0 : value;
}

/** Whether two powers are the same lens, in plus or minus cylinder notation. */
export function isSameLens(one: SpheroCylinder, other: SpheroCylinder | null): boolean {
  const written = ({ sph, cyl, axis }: SpheroCylinder) => `${sph} ${cyl} ${axis}`;
  return other !== null && [other, transpose(other)].some(form => written(form) === written(one));
}
