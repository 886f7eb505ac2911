import { daysBetween } from '../../../core/dates/days.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { contains, isLikeRate, isStale } from './comparison-limits.ts';
import { ageInYears, middleOf } from './days.ts';
import { type Measurement, type Progression, progressionOf } from './progression.ts';
import {
  comparableDays,
  type Mismatch,
  mismatchOf,
  type RateAtAges,
  type ReferenceId,
  type ReferenceRate,
  referenceRateAt,
  referenceRates,
} from './reference-rates.ts';

export type ComparisonResult = 'slower' | 'faster' | 'like';

/**
 * A child's change of power compared with the mean of a published study, or the reason why it is not
 * compared.
 */
export type ReferenceComparison =
  | {
      /** Mean change in the study, in D per year. */
      mean: number;
      /**
       * Result for the eye that changes faster, or for the mean of both eyes if the study reports that mean.
       */
      result: ComparisonResult;
      /** Result of each eye if the results of the eyes differ; otherwise null. */
      apart: Record<Eye, ComparisonResult> | null;
      /** `YYYY-MM-DD` */
      from: string;
      /** `YYYY-MM-DD` */
      to: string;
      /** Over the compared period. */
      right: Progression | null;
      /** Over the compared period. */
      left: Progression | null;
      /** The mean change of both eyes; null unless the study reports a mean of both eyes. */
      bothEyes: Progression | null;
      isWholePeriod: boolean;
      mismatch: null;
    }
  | { mismatch: Mismatch | 'span' | 'stale' | 'method' | 'redLight' };

interface ReferenceOptions {
  birthDate: string;
  reference: ReferenceId;
  newest: string;
}

type Span = { from: string; to: string } & Record<Eye, Progression | null>;

/**
 * Compares the latest period that is as long as the study's follow-up, if on its first and last day the child
 * matches the study's children. Null if there is nothing to compare.
 * @param measured spherical equivalents of one method and one treatment period, by eye
 */
export function compareWithReference(
  measured: Record<Eye, readonly Measurement[]>,
  { birthDate, reference, newest }: ReferenceOptions,
): ReferenceComparison | null {
  const dates = eyes.flatMap(eye => measured[eye].map(({ date }) => date)).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || first === last || last < birthDate) return null;
  const span = latestSpan(measured, dates, reference);
  const { from, to } = span ?? { from: first, to: last };
  const dayOf = (date: string, place: 0 | -1) => ({
    years: ageInYears(birthDate, date),
    equivalents: eyes.flatMap(eye => within(measured[eye], from, to).at(place)?.value ?? []),
  });
  const [start, end] = [dayOf(from, 0), dayOf(to, -1)];
  const mismatch = mismatchOf(reference, start, end);
  if (mismatch) return { mismatch };
  if (isStale(to, newest)) return { mismatch: 'stale' };
  const { ageAt, eyes: compared }: ReferenceRate = referenceRates[reference];
  const years = ageAt === 'start' ? start.years : ageInYears(birthDate, middleOf(from, to));
  const published = referenceRateAt(reference, years);
  if (span === null || published === null) return { mismatch: 'span' };
  const { right, left } = span;
  const isCompared = (eye: Eye) => span[eye] !== null || progressionOf(measured[eye]) === null;
  const isWholePeriod = from === first && to === last && eyes.every(isCompared);
  const common = { mean: published.perYear, right, left, from, to, isWholePeriod, mismatch: null };
  if (compared === 'mean') {
    if (right === null || left === null) return { mismatch: 'bothEyes' };
    const mean = meanOf(right, left);
    return { ...common, result: resultOf(mean, published), apart: null, bothEyes: mean };
  }
  const own = { right: right && resultOf(right, published), left: left && resultOf(left, published) };
  const [faster] = eyes
    .filter(eye => span[eye] !== null)
    .toSorted((one, other) => (span[one]?.perYear ?? 0) - (span[other]?.perYear ?? 0));
  const result = (faster && own[faster]) ?? 'like';
  const apart = own.right && own.left && own.right !== own.left ? { right: own.right, left: own.left } : null;
  return { ...common, result, apart, bothEyes: null };
}

/**
 * Compares a rate with the published one. The rate is slower or faster only if each rate is outside the
 * other's confidence interval and the difference over the whole period exceeds noise.
 */
function resultOf(rate: Progression, published: RateAtAges): ComparisonResult {
  if (contains(published.interval ?? null, rate.perYear) || isLikeRate('diopters', rate, published.perYear))
    return 'like';
  return rate.perYear < published.perYear ? 'faster' : 'slower';
}

/**
 * The mean rate of both eyes over the shorter of their two measured periods. The interval assumes that the
 * two eyes change together.
 */
function meanOf(right: Progression, left: Progression): Progression {
  const [own, other] = [right.interval, left.interval];
  return {
    ...(right.days <= left.days ? right : left),
    perYear: (right.perYear + left.perYear) / 2,
    interval: own && other ? [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2] : null,
    start: (right.start + left.start) / 2,
    end: (right.end + left.end) / 2,
  };
}

/**
 * The latest period, as long as the study's follow-up, in which at least one eye was measured over enough
 * days.
 */
function latestSpan(
  measured: Record<Eye, readonly Measurement[]>,
  dates: readonly string[],
  reference: ReferenceId,
): Span | null {
  const { min, max } = comparableDays(reference);
  for (const to of dates.toReversed()) {
    const from = dates.find(date => daysBetween(date, to) <= max) ?? to;
    const changeOf = (eye: Eye) => {
      const progression = progressionOf(within(measured[eye], from, to));
      return progression && progression.days >= min ? progression : null;
    };
    const span = { from, to, right: changeOf('right'), left: changeOf('left') };
    if (eyes.some(eye => span[eye] !== null)) return span;
  }
  return null;
}

const within = (measured: readonly Measurement[], from: string, to: string): Measurement[] =>
  measured.filter(({ date }) => date >= from && date <= to);
