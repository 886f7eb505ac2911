import { readingGain } from './derived.ts';
import type { Finding, FindingUnit } from './findings.ts';

export interface Change {
  /** Change since the last screening, in the unit of the finding. */
  by: number;
  /** Null if neither direction is better. */
  isBetter: boolean | null;
  /** No larger than the difference between two repetitions of the test. */
  isNoise: boolean;
}

const twoLines = 0.2;
const rounding = 1e-9;

/**
 * Differences that occur without a real change. Acuity: less than two lines; reading: 15 % or 20 words a minute
 * (both from the retest noise of the reading tests). The others are conventions of this product and not
 * published: one grade, one count, 2 s or 15 % of a time or a rate.
 */
function isWithinNoise(unit: FindingUnit | null, before: number, by: number): boolean {
  const size = Math.abs(by);
  const share = Math.abs(before) * readingGain.share;
  switch (unit) {
    case 'logMar':
      return size < twoLines - rounding;
    case 'lines':
      return size < 2;
    case 'grade':
    case 'count':
      return size <= 1;
    case 'wordsPerMinute':
      return size < readingGain.words || size <= share;
    case 'percent':
      return size <= readingGain.share * 100;
    case 'seconds':
      return size <= Math.max(2, share);
    default:
      return size <= share;
  }
}

/** The change of a finding since the last screening; null if one of them is not a number. */
export function changeSince(before: Pick<Finding, 'value'> | undefined, now: Finding): Change | null {
  if (before?.value == null || now.value === null) return null;
  const by = Number((now.value - before.value).toFixed(2));
  const isBetter = now.better === null || by === 0 ? null : by > 0 === (now.better === 'more');
  return { by, isBetter, isNoise: isWithinNoise(now.unit, before.value, by) };
}
