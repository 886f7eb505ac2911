import { daysBetween } from '../../../core/age.ts';
import type { Eye } from '../optics/prism.ts';
import { ageInYears } from './days.ts';
import { type Measurement, progressionOf } from './progression.ts';
import {
  comparableDays,
  type Mismatch,
  mismatchOf,
  type ReferenceId,
  type ReferenceRate,
  referenceRateAt,
  referenceRates,
} from './reference-rates.ts';

export type ComparisonResult = 'slower' | 'faster' | 'like';

/** A child's change beside the mean of a source, or what does not fit. */
export type ReferenceComparison =
  | {
      /** D a year. */
      mean: number;
      /** Of the eye that changes faster, or of the mean of both where the source’s is that. */
      result: ComparisonResult;
      /** Of each eye, where they differ. */
      apart: Record<Eye, ComparisonResult> | null;
      /** The span that is compared, `YYYY-MM-DD`. */
      from: string;
      to: string;
      /** Rates of both eyes over that span, in D a year. */
      right: number | null;
      left: number | null;
      /** The mean of both rates, where the source’s is that. */
      bothEyes: number | null;
      /** Whether that span is all that was measured. */
      isWholePeriod: boolean;
      mismatch: null;
    }
  | { mismatch: Mismatch | 'span' | 'method' | 'redLight' };

/** Rates within this many D per year of the mean count as equal. */
const similarityTolerance = 0.05;

const eyes = ['right', 'left'] as const;

/**
 * Compares over the latest span that is as long as the source's own, where age and refraction at its start
 * are the source's too. Null where nothing is to be compared.
 * @param measured spherical equivalents of one method and one period of treatment, by eye
 */
export function compareWithReference(
  measured: Record<Eye, readonly Measurement[]>,
  birthDate: string,
  reference: ReferenceId,
): ReferenceComparison | null {
  const dates = eyes.flatMap(eye => measured[eye].map(({ date }) => date)).sort();
  const [first, to] = [dates[0], dates.at(-1)];
  if (first === undefined || to === undefined || first === to || to < birthDate) return null;
  const { min, max } = comparableDays(reference);
  const from = dates.find(date => daysBetween(date, to) <= max);
  const rates = (from ? eyes : []).map(eye => rateWithin(measured[eye], from ?? to, min));
  const known = rates.filter(rate => rate !== null);
  const start = known.length > 0 && from ? from : first;
  const years = ageInYears(birthDate, start);
  const mismatch = mismatchOf(reference, years, equivalentsAt(measured, start));
  if (mismatch) return { mismatch };
  const mean = referenceRateAt(reference, years);
  if (known.length === 0 || mean === null) return { mismatch: 'span' };
  const resultOf = (rate: number): ComparisonResult =>
    Math.abs(rate - mean) < similarityTolerance ? 'like' : rate < mean ? 'faster' : 'slower';
  const [right = null, left = null] = rates;
  const span = { from: start, to, isWholePeriod: start === first };
  const { eyes: compared }: ReferenceRate = referenceRates[reference];
  if (compared === 'mean') {
    if (right === null || left === null) return { mismatch: 'bothEyes' };
    const bothEyes = (right + left) / 2;
    return { mean, result: resultOf(bothEyes), apart: null, right, left, bothEyes, ...span, mismatch: null };
  }
  const result = resultOf(Math.min(...known));
  const own = right === null || left === null ? null : { right: resultOf(right), left: resultOf(left) };
  const apart = own && own.right !== own.left ? own : null;
  return { mean, result, apart, right, left, bothEyes: null, ...span, mismatch: null };
}

/** The rate of an eye from a day on, in D a year; null if it was measured over fewer days than this. */
function rateWithin(measured: readonly Measurement[], from: string, minDays: number): number | null {
  const progression = progressionOf(measured.filter(({ date }) => date >= from));
  return progression && progression.days >= minDays ? progression.perYear : null;
}

/** The first value of each eye from a day on. */
function equivalentsAt(measured: Record<Eye, readonly Measurement[]>, from: string): number[] {
  return eyes.flatMap(eye => measured[eye].find(({ date }) => date >= from)?.value ?? []);
}
