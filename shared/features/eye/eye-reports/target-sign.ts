import { rapidGrowth } from '../optics/axial-length.ts';

/**
 * The target with the other sign if the typed one asks for less myopia, that is, for a rising power or a
 * shorter eye. Treatments only slow myopia, so the typed sign is probably wrong. Null for any other target.
 */
export function targetMeant(perYear: number, unit: 'D' | 'mm'): number | null {
  const isLessMyopia = unit === 'D' ? perYear > 0 : perYear < 0;
  return isLessMyopia ? -perYear : null;
}

/**
 * Whether a target allows growth that is called rapid, more than 0.36 mm a year. The number was probably
 * meant in D: it stays when the unit changes.
 */
export const isRapidTarget = (perYear: number, unit: 'D' | 'mm'): boolean =>
  unit === 'mm' && Math.abs(perYear) > rapidGrowth.mmPerYear;
