import { isMeasurable } from '../optics/axial-length.ts';
import { yearsBetween } from '../progression/days.ts';
import { eyeLimits, isAtypical } from './field-limits.ts';
import { likelyValue } from './likely-value.ts';

/** An axial length in mm, and the day it was measured. */
export interface MeasuredLength {
  mm: number;
  /** `YYYY-MM-DD` */
  date: string;
}

/** Why a length is probably a typing error, and the likely intended value. It never blocks saving. */
export type AxialLengthWarning =
  | { kind: 'atypical'; meant: number | null }
  | { kind: 'growth' | 'shrinking'; last: MeasuredLength; by: number };

/** Growth and shrinking in mm per year above which a warning is shown. */
export const axialLengthThresholds = { growth: 1, shrinking: 0.1 } as const;

/**
 * A probable typing error in an axial length: outside the typical range, or a change since the last finished
 * visit that is faster than eyes grow. Changes within the noise of biometry cause no warning.
 */
export function axialLengthWarning(
  { mm, date }: MeasuredLength,
  last: MeasuredLength | null,
): AxialLengthWarning | null {
  if (isAtypical(mm, eyeLimits.axialLength))
    return { kind: 'atypical', meant: likelyValue(mm, eyeLimits.axialLength, last?.mm) };
  if (!last) return null;
  const by = Number((mm - last.mm).toFixed(4));
  if (!isMeasurable(by)) return null;
  const years = Math.max(0, yearsBetween(last.date, date));
  if (by > axialLengthThresholds.growth * years && by > 0) return { kind: 'growth', last, by };
  return -by > axialLengthThresholds.shrinking * years ? { kind: 'shrinking', last, by } : null;
}
