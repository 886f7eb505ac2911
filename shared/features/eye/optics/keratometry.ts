/** Keratometric index 1.3375: the power of a cornea in D is 337.5 divided by its radius in mm. */
const powerTimesRadius = 337.5;

/**
 * Curvatures are stored as devices show them: a value below this number is a radius in mm, any other a power
 * in D.
 */
const leastPower = 20;

export const curvatureUnit = (curvature: number): 'mm' | 'D' => (curvature < leastPower ? 'mm' : 'D');

/** Converts a curvature (a radius in mm or a power in D) to a power in D. */
export const cornealPower = (curvature: number): number =>
  curvatureUnit(curvature) === 'D' ? curvature : powerTimesRadius / curvature;

export const cornealRadius = (curvature: number): number =>
  curvatureUnit(curvature) === 'mm' ? curvature : powerTimesRadius / curvature;

interface Curvatures {
  k1: number | null;
  k2: number | null;
}

/** Whether K1, the flat meridian, is steeper than K2. */
export const isK1Steeper = ({ k1, k2 }: Curvatures): boolean =>
  k1 !== null && k2 !== null && cornealPower(k1) > cornealPower(k2);

/** Mean radius of both meridians in mm; null unless both were measured. */
export function meanCornealRadius({ k1, k2 }: Curvatures): number | null {
  return k1 === null || k2 === null ? null : (cornealRadius(k1) + cornealRadius(k2)) / 2;
}

/**
 * Axial length divided by the mean corneal radius (AL/CR), without a unit; null unless all three values are
 * measured.
 * @param axialLength in mm
 */
export function axialRatio(axialLength: number | null, curvatures: Curvatures | null): number | null {
  const radius = curvatures && meanCornealRadius(curvatures);
  return axialLength === null || radius === null ? null : axialLength / radius;
}
