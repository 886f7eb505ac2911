import { daysBetween } from '../../../core/age.ts';
import {
  type GrowthGroup,
  growthAges,
  growthGroupOf,
  isMeasurable,
  isRapidGrowth,
  meanGrowth,
} from '../optics/axial-length.ts';
import type { Eye } from '../optics/prism.ts';
import { ageWithin } from './age-within.ts';
import { lastEquivalent, type MeasuredEquivalent } from './last-equivalent.ts';
import { minReliableDays, progressionOf } from './progression.ts';
import type { SeriesVisit } from './series.ts';
import { axialTrend } from './trend.ts';

/** Published growth is of a year, so growth over a longer time is not compared with it. */
const maxGrowthDays = 400;

/** Growth of an eye beside the mean of its age and refractive group. */
export interface GrowthComparison {
  mmPerYear: number;
  /** `YYYY-MM-DD` of the measurements it is of. */
  from: string;
  to: string;
  /** Age in years at the later one. */
  years: number;
  group: GrowthGroup;
  /** What the group follows from. */
  equivalent: MeasuredEquivalent;
  /** mm a year. */
  mean: number;
  result: 'above' | 'below' | 'like';
  /** Above 0.36 mm a year in a myope of 6 to 12, where the mean is not. */
  isRapid: boolean;
  mismatch: null;
}

/** What keeps growth from being compared. */
export type GrowthMismatch = 'span' | 'age' | 'refraction' | 'noise';

/**
 * The growth of an eye over the last time of 180 to 400 days beside the published mean, or what does not fit;
 * null for an eye that was not measured twice.
 */
export function compareGrowth(
  visits: readonly SeriesVisit[],
  eye: Eye,
  birthDate: string,
): GrowthComparison | { mismatch: GrowthMismatch } | null {
  const { measured } = axialTrend(visits, eye);
  const last = measured.at(-1);
  if (!last || measured.length < 2) return null;
  const span = measured.filter(({ date }) => daysBetween(date, last.date) <= maxGrowthDays);
  const [first] = span;
  const progression = progressionOf(span);
  if (!first || !progression || progression.days < minReliableDays) return { mismatch: 'span' };
  const years = ageWithin(birthDate, last.date, growthAges);
  if (years === null) return { mismatch: 'age' };
  const equivalent = lastEquivalent(
    visits.filter(({ date }) => date <= last.date),
    eye,
  );
  if (!equivalent || !isStillTrue(equivalent, last.date)) return { mismatch: 'refraction' };
  if (!isMeasurable(last.value - first.value)) return { mismatch: 'noise' };
  const group = growthGroupOf(equivalent.value);
  const mean = meanGrowth(group, years);
  if (mean === null) return { mismatch: 'age' };
  const { perYear: mmPerYear } = progression;
  const difference = Math.round((mmPerYear - mean) * 100);
  return {
    mmPerYear,
    from: first.date,
    to: last.date,
    years,
    group,
    equivalent,
    mean,
    result: difference === 0 ? 'like' : difference > 0 ? 'above' : 'below',
    isRapid: isRapidGrowth(mmPerYear, { years, equivalent: equivalent.value }),
    mismatch: null,
  };
}

/** Whether an eye is still of the group that an earlier power puts it in: only myopia does not go away. */
function isStillTrue({ date, value }: MeasuredEquivalent, on: string): boolean {
  return growthGroupOf(value) === 'myope' || daysBetween(date, on) <= maxGrowthDays;
}
