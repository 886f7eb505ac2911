import { daysBetween } from '../../../core/age.ts';
import { fastProgressionLimits } from '../../../core/limits.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { isRapidGrowth } from '../optics/axial-length.ts';
import { ageInYears } from './days.ts';
import { lastEquivalent, measuredMethods } from './last-equivalent.ts';
import { isReshaped } from './orthokeratology.ts';
import { annualisedChange, type Measurement, minReliableDays } from './progression.ts';
import { type EyeSeries, finishedVisits, orthokeratologyOf, type SeriesVisit } from './series.ts';
import { axialTrend, powerTrend } from './trend.ts';

/** Maximum number of days between a measurement and the visit; older measurements are not used. */
const maxAgeDays = 400;

export interface FastProgressionOptions {
  /** Threshold of fast progression, in D per year towards minus. */
  threshold?: number;
  /** Birth date of the child; without it, axial growth is not judged. */
  birthDate?: string | null;
}

/** A change of an eye's power or length between two visits, measured by the same method. */
interface Change {
  from: string;
  to: string;
  /** D per year, or mm per year of axial length. */
  perYear: number;
}

export interface FastChange extends Change {
  eye: Eye;
  method: (typeof measuredMethods)[number] | 'axialLength';
}

/**
 * The eyes that progress fast at a finished visit, with the method that shows it: the change of power reaches
 * the threshold, or axial growth is rapid. Only values of the same method are compared, over at least 180
 * days. After a switch to cycloplegic refraction, the dry values are used until there are two cycloplegic
 * visits.
 */
export function fastChangesAt(
  series: EyeSeries,
  id: string,
  { threshold = fastProgressionLimits.default, birthDate = null }: FastProgressionOptions = {},
): FastChange[] {
  const finished = finishedVisits(series.visits);
  const visit = finished.find(one => one.id === id);
  if (!visit) return [];
  const visits = finished.filter(({ date }) => date <= visit.date);
  return eyes.flatMap(eye => {
    const change =
      fastPower(visits, eye, visit.date, threshold) ?? fastGrowth(visits, eye, visit.date, birthDate);
    return change ? [{ eye, ...change }] : [];
  });
}

function fastPower(visits: readonly SeriesVisit[], eye: Eye, on: string, threshold: number) {
  const periods = orthokeratologyOf(visits);
  if (isReshaped(on, periods)) return null;
  for (const method of measuredMethods) {
    const change = latestChange(powerTrend(visits, eye, method, periods).measured, on);
    if (change && change.perYear <= -threshold) return { method, ...change };
  }
  return null;
}

function fastGrowth(visits: readonly SeriesVisit[], eye: Eye, on: string, birthDate: string | null) {
  const change = latestChange(axialTrend(visits, eye).measured, on);
  const equivalent = lastEquivalent(visits, eye);
  if (birthDate === null || change === null || equivalent === null) return null;
  const child = { years: ageInYears(birthDate, on), equivalent: equivalent.value };
  return isRapidGrowth(change.perYear, child) ? { method: 'axialLength' as const, ...change } : null;
}

/**
 * Change per year between the last measurement and one at least 180 days before it; null if either is
 * missing.
 */
function latestChange(measured: readonly Measurement[], on: string): Change | null {
  const last = measured.at(-1);
  if (!last || daysBetween(last.date, on) > maxAgeDays) return null;
  const before = measured.findLast(({ date }) => daysBetween(date, last.date) >= minReliableDays);
  const perYear = before ? annualisedChange(before, last) : null;
  return before && perYear !== null ? { from: before.date, to: last.date, perYear } : null;
}
