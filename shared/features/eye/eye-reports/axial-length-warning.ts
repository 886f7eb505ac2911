import { eyeLimits, isAtypical } from './field-limits.ts';
import { likelyValue } from './likely-value.ts';

/** An axial length in mm, and the day of the measurement. */
export interface MeasuredLength {
  mm: number;
  /** `YYYY-MM-DD` */
  date: string;
}

/**
 * Why an axial length is probably a typing error, and the value that was probably meant. A warning never
 * blocks saving.
 */
export type AxialLengthWarning =
  | { kind: 'atypical'; meant: number | null }
  | { kind: 'growth' | 'shrinking'; last: MeasuredLength; by: number };

/** Growth and shrinking of an eye since the last visit, in mm, from which a warning is shown. */
export const axialLengthThresholds = { growth: 1, shrinking: 0.1 } as const;

/**
 * Finds a probable typing error in an axial length: a value outside the typical range, or too large a change
 * since the last finished visit, however long ago that was.
 */
export function axialLengthWarning(mm: number, last: MeasuredLength | null): AxialLengthWarning | null {
  if (isAtypical(mm, eyeLimits.axialLength))
    return { kind: 'atypical', meant: likelyValue(mm, eyeLimits.axialLength, last?.mm) };
  if (!last) return null;
  const by = Number((mm - last.mm).toFixed(4));
  if (by >= axialLengthThresholds.growth) return { kind: 'growth', last, by };
  return -by >= axialLengthThresholds.shrinking ? { kind: 'shrinking', last, by } : null;
}
