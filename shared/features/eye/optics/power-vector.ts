import { normalizeZero, type SpheroCylinder } from './sphero-cylinder.ts';

/** Power vector in D (Thibos, Wheeler and Horner 1997): mean power, and astigmatism along 0/90 and 45/135. */
export interface PowerVector {
  m: number;
  j0: number;
  j45: number;
}

/**
 * Computes M = S + C/2, J0 = −(C/2)·cos 2A, J45 = −(C/2)·sin 2A. Plus and minus cylinder give the same
 * vector.
 */
export function powerVector({ sph, cyl, axis }: SpheroCylinder): PowerVector {
  const angle = 2 * (axis ?? 180);
  return {
    m: normalizeZero(sph + cyl / 2),
    j0: normalizeZero((-cyl / 2) * cosine(angle)),
    j45: normalizeZero((-cyl / 2) * cosine(angle - 90)),
  };
}

/** Cosine of degrees. 0 and ±1 are exact, so axes of 45, 90, 135 and 180 have no rounding error. */
function cosine(degrees: number): number {
  const quarter = ((degrees % 360) + 360) % 360;
  if (quarter % 90 === 0) return [1, 0, -1, 0][quarter / 90] ?? 0;
  return Math.cos((quarter * Math.PI) / 180);
}
