import { daysBetween } from '../../../core/dates/days.ts';
import type { Eye } from '../../../core/optics/eyes.ts';
import {
  growthAges,
  isMeasurable,
  isMyopic,
  isRapidGrowth,
  meanGrowth,
  rapidGrowth,
} from '../optics/axial-length.ts';
import { comparableWithLast } from '../treatments/red-light.ts';
import { treatmentChanges } from '../treatments/treatment-courses.ts';
import { ageWithin } from './age-within.ts';
import { changeBeyond, exceedsNoise, isLikeRate, isStale } from './comparison-limits.ts';
import { middleOf } from './days.ts';
import { lastEquivalent, type MeasuredEquivalent } from './last-equivalent.ts';
import { minReliableDays, progressionOf } from './progression.ts';
import type { SeriesVisit } from './series.ts';
import { axialTrend } from './trend.ts';

/** Maximum interval, in days, over which growth is compared: published growth is that of one year. */
const maxGrowthDays = 400;

/** Growth of a short-sighted eye, compared with the published mean growth at the same age. */
export interface GrowthComparison {
  mmPerYear: number;
  /** Day of the first measurement, `YYYY-MM-DD`. */
  from: string;
  /** Day of the last measurement, `YYYY-MM-DD`. */
  to: string;
  /** Age in years at the middle of the interval; the mean growth is that of this age. */
  years: number;
  /** The refraction at the start of the interval. */
  equivalent: MeasuredEquivalent;
  /** Published mean growth at that age, in mm per year. */
  mean: number;
  result: 'above' | 'below' | 'like';
  /**
   * Whether growth exceeds 0.36 mm per year at 6 to 12 years; false at ages at which mean growth exceeds it
   * too.
   */
  isRapid: boolean;
  mismatch: null;
}

export type GrowthMismatch = 'redLight' | 'span' | 'stale' | 'age' | 'refraction' | 'group' | 'noise';

/**
 * Growth that cannot be compared. `own` is the eye's growth, set if only the published mean does not apply.
 */
export interface UncomparedGrowth {
  mismatch: GrowthMismatch;
  own?: Pick<GrowthComparison, 'mmPerYear' | 'years'>;
}

/**
 * Compares an eye's growth over its last interval of 180 to 400 days without a change of treatment with the
 * published mean, or returns the reason why this is not possible. Null if the eye was measured less than
 * twice.
 */
export function compareGrowth(
  visits: readonly SeriesVisit[],
  eye: Eye,
  birthDate: string,
): GrowthComparison | UncomparedGrowth | null {
  const { measured } = axialTrend(visits, eye);
  const last = measured.at(-1);
  if (!last || measured.length < 2) return null;
  const recent = measured.filter(({ date }) => daysBetween(date, last.date) <= maxGrowthDays);
  const comparable = comparableWithLast(visits, recent);
  const changed = treatmentChanges(visits).findLast(day => day < last.date) ?? '';
  const progression = progressionOf(comparable.filter(({ date }) => date >= changed));
  if (progression === null || progression.days < minReliableDays)
    return { mismatch: comparable.length < recent.length ? 'redLight' : 'span' };
  const { from } = progression;
  if (isStale(last.date, visits.at(-1)?.date ?? last.date)) return { mismatch: 'stale' };
  const ageOn = (date: string) => ageWithin(birthDate, date, growthAges);
  const [youngest, years, oldest] = [from, middleOf(from, last.date), last.date].map(ageOn);
  if (youngest == null || years == null || oldest == null) return { mismatch: 'age' };
  const [equivalent, later] = [from, last.date].map(date => lastEquivalent(visits, eye, date));
  if (!equivalent || !later || !isStillTrue(equivalent, from)) return { mismatch: 'refraction' };
  const canMeasure = isMeasurable(progression.end - progression.start);
  if (!isMyopic(equivalent.value) || !isMyopic(later.value)) {
    const own = { mmPerYear: progression.perYear, years };
    return { mismatch: 'group', ...(canMeasure && { own }) };
  }
  if (!canMeasure) return { mismatch: 'noise' };
  const mean = meanGrowth(years);
  if (mean === null) return { mismatch: 'age' };
  const { perYear: mmPerYear } = progression;
  const isRapid =
    exceedsNoise('mm', changeBeyond(rapidGrowth.mmPerYear, progression)) &&
    isRapidGrowth(mmPerYear, { years: oldest, equivalent: later.value });
  return {
    ...{ mmPerYear, from, to: last.date, years, equivalent, mean },
    result: isLikeRate('mm', progression, mean) ? 'like' : mmPerYear > mean ? 'above' : 'below',
    isRapid,
    mismatch: null,
  };
}

/**
 * Whether an earlier refraction still describes the eye: myopia is permanent; any other class expires after
 * 400 days.
 */
function isStillTrue({ date, value }: MeasuredEquivalent, on: string): boolean {
  return isMyopic(value) || daysBetween(date, on) <= maxGrowthDays;
}
