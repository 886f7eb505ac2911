import { daysBetween } from '../../../core/age.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
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

/** A child's change compared with the mean of a source, or why it is not compared. */
export type ReferenceComparison =
  | {
      /** D per year. */
      mean: number;
      /** Result for the eye that changes faster, or for the mean of both eyes if the source reports that. */
      result: ComparisonResult;
      /** Result of each eye; null if they are equal. */
      apart: Record<Eye, ComparisonResult> | null;
      /** The compared span, `YYYY-MM-DD`. */
      from: string;
      to: string;
      /** Rates of both eyes over that span, in D per year. */
      right: number | null;
      left: number | null;
      /** The mean of both rates; null unless the source reports a mean of both eyes. */
      bothEyes: number | null;
      /** Whether that span covers all measurements. */
      isWholePeriod: boolean;
      mismatch: null;
    }
  | { mismatch: Mismatch | 'span' | 'method' | 'redLight' };

/** Rates within this distance from the mean, in D per year, count as equal. */
const similarityTolerance = 0.05;

/**
 * Compares the latest span that is as long as the source's and starts with an age and refraction within its
 * range. Null if there is nothing to compare.
 * @param measured spherical equivalents of one method and one treatment period, by eye
 */
export function compareWithReference(
  measured: Record<Eye, readonly Measurement[]>,
  birthDate: string,
  reference: ReferenceId,
): ReferenceComparison | null {
  const dates = eyes.flatMap(eye => measured[eye].map(({ date }) => date)).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || first === last || last < birthDate) return null;
  const span = latestSpan(measured, dates, reference);
  const { from, to } = span ?? { from: first, to: last };
  const years = ageInYears(birthDate, from);
  const atStart = eyes.flatMap(eye => within(measured[eye], from, to)[0]?.value ?? []);
  const mismatch = mismatchOf(reference, years, atStart);
  if (mismatch) return { mismatch };
  const mean = referenceRateAt(reference, years);
  if (span === null || mean === null) return { mismatch: 'span' };
  const resultOf = (rate: number): ComparisonResult =>
    Math.abs(rate - mean) < similarityTolerance ? 'like' : rate < mean ? 'faster' : 'slower';
  const { rates } = span;
  const isCompared = (eye: Eye) => rates[eye] !== null || progressionOf(measured[eye]) === null;
  const isWholePeriod = from === first && to === last && eyes.every(isCompared);
  const common = { mean, ...rates, from, to, isWholePeriod, mismatch: null };
  const { right, left } = rates;
  const { eyes: compared }: ReferenceRate = referenceRates[reference];
  if (compared === 'mean') {
    if (right === null || left === null) return { mismatch: 'bothEyes' };
    const bothEyes = (right + left) / 2;
    return { ...common, result: resultOf(bothEyes), apart: null, bothEyes };
  }
  const result = resultOf(Math.min(...eyes.flatMap(eye => rates[eye] ?? [])));
  const own = right === null || left === null ? null : { right: resultOf(right), left: resultOf(left) };
  const apart = own && own.right !== own.left ? own : null;
  return { ...common, result, apart, bothEyes: null };
}

/** The latest span of the source's length in which an eye was measured long enough; rates in D per year. */
function latestSpan(
  measured: Record<Eye, readonly Measurement[]>,
  dates: readonly string[],
  reference: ReferenceId,
): { from: string; to: string; rates: Record<Eye, number | null> } | null {
  const { min, max } = comparableDays(reference);
  for (const to of dates.toReversed()) {
    const from = dates.find(date => daysBetween(date, to) <= max) ?? to;
    const rateOf = (eye: Eye) => {
      const progression = progressionOf(within(measured[eye], from, to));
      return progression && progression.days >= min ? progression.perYear : null;
    };
    const rates = { right: rateOf('right'), left: rateOf('left') };
    if (eyes.some(eye => rates[eye] !== null)) return { from, to, rates };
  }
  return null;
}

const within = (measured: readonly Measurement[], from: string, to: string): Measurement[] =>
  measured.filter(({ date }) => date >= from && date <= to);
