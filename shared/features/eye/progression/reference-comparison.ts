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

/** The latest span of the source's own length in which an eye was measured long enough; rates in D a year. */
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
