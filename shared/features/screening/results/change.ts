import { readingGain } from './derived.ts';
import type { Finding, FindingUnit } from './findings.ts';

export interface Change {
  /** Change since the last screening, in the unit of the finding. */
  by: number;
  /** Whether the change is an improvement; null if it is noise, or if neither direction is better. */
  isBetter: boolean | null;
  /** Whether the change is no larger than the difference that two repetitions of the test usually have. */
  isNoise: boolean;
}

const twoLines = 0.2;
const rounding = 1e-9;

/**
 * Largest difference that counts as noise; `isIncluded` says whether a change of exactly this size is noise
 * too. Acuity: less than two lines. Reading: 15 % or 20 words per minute (retest noise of reading tests). The
 * others are our own conventions, not published: one grade, one count, 2 s or 15 % of a time or rate.
 */
export function noiseOf(unit: FindingUnit | null, before: number): { size: number; isIncluded: boolean } {
  const share = Math.abs(before) * readingGain.share;
  switch (unit) {
    case 'logMar':
      return { size: twoLines - rounding, isIncluded: false };
    case 'lines':
      return { size: 2, isIncluded: false };
    case 'grade':
    case 'count':
      return { size: 1, isIncluded: true };
    case 'wordsPerMinute':
      return { size: Math.max(readingGain.words, share), isIncluded: share >= readingGain.words };
    case 'percent':
      return { size: readingGain.share * 100, isIncluded: true };
    case 'seconds':
      return { size: Math.max(2, share), isIncluded: true };
    default:
      return { size: share, isIncluded: true };
  }
}

/** Lines gained by a change of logMAR. One line is 0.1 logMAR, and a lower logMAR is better. */
export const linesGained = (logMar: number): number => Number((-logMar * 10).toFixed(1));

/**
 * The change of a finding since the last screening; null if the earlier or the current value is not a number.
 */
export function changeSince(before: Pick<Finding, 'value'> | undefined, now: Finding): Change | null {
  if (before?.value == null || now.value === null) return null;
  const by = Number((now.value - before.value).toFixed(2));
  const noise = noiseOf(now.unit, before.value);
  const isNoise = noise.isIncluded ? Math.abs(by) <= noise.size : Math.abs(by) < noise.size;
  const isBetter = now.better === null || isNoise ? null : by > 0 === (now.better === 'more');
  return { by, isBetter, isNoise };
}
