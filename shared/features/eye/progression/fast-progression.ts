import { fastProgressionLimits } from '../../../core/limits.ts';
import { isRapidGrowth } from '../optics/axial-length.ts';
import type { Eye } from '../optics/prism.ts';
import { daysBetween, yearsBetween } from './days.ts';
import { finishedVisits } from './finished-visits.ts';
import { lastEquivalent, measuredMethods } from './last-equivalent.ts';
import { isReshaped } from './orthokeratology.ts';
import { annualisedChange, type Measurement, minReliableDays } from './progression.ts';
import { type EyeSeries, orthokeratologyOf, type SeriesVisit } from './series.ts';
import { axialTrend, powerTrend } from './trend.ts';

const eyes = ['right', 'left'] as const;
/** An older measurement by the method says nothing about now. */
const maxAgeDays = 400;

export interface FastProgressionOptions {
  /** D a year towards minus. */
  threshold?: number;
  /** Without it, axial growth is not judged. */
  birthDate?: string | null;
}

/**
 * Whether an eye progresses fast at a finished visit: by its power at or above the threshold, or by axial
 * growth that is called rapid. Each method is held against itself, over 180 days at least, so that a series
 * that becomes cycloplegic is judged by its dry part until there are two cycloplegic visits.
 */
export function isFastAt(
  series: EyeSeries,
  id: string,
  { threshold = fastProgressionLimits.default, birthDate = null }: FastProgressionOptions = {},
): boolean {
  const finished = finishedVisits(series.visits);
  const visit = finished.find(one => one.id === id);
  if (!visit) return false;
  const visits = finished.filter(({ date }) => date <= visit.date);
  const periods = orthokeratologyOf(visits);
  if (!isReshaped(visit.date, periods)) {
    const isFast = measuredMethods.some(method =>
      eyes.some(eye => {
        const change = latestChange(powerTrend(visits, eye, method, periods).measured, visit.date);
        return change !== null && change <= -threshold;
      }),
    );
    if (isFast) return true;
  }
  return birthDate !== null && eyes.some(eye => isGrowingFast(visits, eye, visit.date, birthDate));
}

/** Change a year up to the last measurement from the one at least 180 days before it; null without the two. */
function latestChange(measured: readonly Measurement[], on: string): number | null {
  const last = measured.at(-1);
  if (!last || daysBetween(last.date, on) > maxAgeDays) return null;
  const before = measured.findLast(({ date }) => daysBetween(date, last.date) >= minReliableDays);
  return before ? annualisedChange(before, last) : null;
}

function isGrowingFast(visits: readonly SeriesVisit[], eye: Eye, on: string, birthDate: string): boolean {
  const mmPerYear = latestChange(axialTrend(visits, eye).measured, on);
  const equivalent = lastEquivalent(visits, eye);
  if (mmPerYear === null || equivalent === null) return false;
  return isRapidGrowth(mmPerYear, { years: yearsBetween(birthDate, on), equivalent: equivalent.value });
}
