import { daysBetween } from '../../../core/age.ts';
import type { Eye } from '../../../core/optics/eyes.ts';
import {
  type GrowthGroup,
  growthAges,
  growthGroupOf,
  isMeasurable,
  isRapidGrowth,
  meanGrowth,
} from '../optics/axial-length.ts';
import { ageWithin } from './age-within.ts';
import { lastEquivalent, type MeasuredEquivalent } from './last-equivalent.ts';
import { minReliableDays, progressionOf } from './progression.ts';
import type { SeriesVisit } from './series.ts';
import { axialTrend } from './trend.ts';

/** Growth over longer times is not compared, because published growth covers one year. */
const maxGrowthDays = 400;

/** Growth of an eye compared with the mean of its age and refractive group. */
export interface GrowthComparison {
  mmPerYear: number;
  /** Days of the two measurements, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Age in years at the later one. */
  years: number;
  group: GrowthGroup;
  /** The refraction that decides the group. */
  equivalent: MeasuredEquivalent;
  /** Mean growth in mm per year. */
  mean: number;
  result: 'above' | 'below' | 'like';
  /** Above 0.36 mm per year in a myope of 6 to 12 years, unless the mean is above that too. */
  isRapid: boolean;
  mismatch: null;
}

/** Why growth is not compared. */
export type GrowthMismatch = 'span' | 'age' | 'refraction' | 'noise';

/**
 * Compares the growth of an eye over its last interval of 180 to 400 days with the published mean, or says why
 * not; null if the eye was not measured twice.
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

/** Whether an eye still belongs to the group of an earlier power: only myopia is permanent. */
function isStillTrue({ date, value }: MeasuredEquivalent, on: string): boolean {
  return growthGroupOf(value) === 'myope' || daysBetween(date, on) <= maxGrowthDays;
}
