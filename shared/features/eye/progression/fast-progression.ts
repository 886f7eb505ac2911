import { daysBetween } from '../../../core/dates/days.ts';
import { fastProgressionLimits } from '../../../core/limits.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { isRapidGrowth } from '../optics/axial-length.ts';
import { comparableWithLast } from '../treatments/red-light.ts';
import { ageInYears } from './days.ts';
import { lastEquivalent, measuredMethods } from './last-equivalent.ts';
import { isReshaped } from './orthokeratology.ts';
import { type Measurement, minReliableDays, type Progression, progressionOf } from './progression.ts';
import { finishedVisits, orthokeratologyOf, type SeriesVisit } from './series.ts';
import { axialTrend, powerTrend } from './trend.ts';

/** Maximum number of days between a measurement and the visit; older measurements are not used. */
export const maxAgeDays = 400;

export interface FastProgressionOptions {
  /** Threshold of fast progression, in D per year towards minus. */
  threshold?: number;
  /** Birth date of the child; without it, axial growth is not judged. */
  birthDate?: string | null;
}

/** A change of an eye's power (D) or length (mm) between two visits, measured by the same method. */
type Change = Pick<Progression, 'from' | 'to' | 'days' | 'start' | 'end' | 'perYear'>;

export interface FastChange extends Change {
  eye: Eye;
  method: (typeof measuredMethods)[number] | 'axialLength';
}

/**
 * Why no refractions can be held against the threshold: lenses shape the cornea, none was measured lately, or
 * there are not two by the same method at least 180 days apart.
 */
export type FastMismatch = 'reshaped' | 'unmeasured' | 'span';

/** Whether an eye progresses fast. If it does not, `mismatch` may say why this cannot be told. */
export interface FastJudgement {
  eye: Eye;
  change: FastChange | null;
  mismatch: FastMismatch | null;
}

/**
 * The eyes that progress fast at a finished visit, with the method that shows it: the change of power reaches
 * the threshold, or axial growth is rapid. Only values of the same method are compared, over at least 180
 * days. After a switch to cycloplegic refraction, the dry values are used until there are two cycloplegic
 * visits. Lengths are not compared with those under red light.
 */
export const fastChangesAt = (...of: Parameters<typeof judgeFastAt>): FastChange[] =>
  judgeFastAt(...of).flatMap(({ change }) => change ?? []);

/** Whether each eye progresses fast at a finished visit, by the rules of `fastChangesAt`. */
export function judgeFastAt(
  series: { visits: readonly SeriesVisit[] },
  id: string,
  { threshold = fastProgressionLimits.default, birthDate = null }: FastProgressionOptions = {},
): FastJudgement[] {
  const finished = finishedVisits(series.visits);
  const visit = finished.find(one => one.id === id);
  if (!visit) return [];
  const visits = finished.filter(({ date }) => date <= visit.date);
  return eyes.map(eye => {
    const { change, mismatch } = judgePower(visits, eye, visit.date, threshold);
    const fast = change ?? fastGrowth(visits, eye, visit.date, birthDate);
    return { eye, change: fast && { eye, ...fast }, mismatch: fast ? null : mismatch };
  });
}

function judgePower(visits: readonly SeriesVisit[], eye: Eye, on: string, threshold: number) {
  const periods = orthokeratologyOf(visits);
  if (isReshaped(on, periods)) return { change: null, mismatch: 'reshaped' as const };
  const trends = measuredMethods.map(method => {
    const { measured } = powerTrend(visits, eye, method, periods);
    return { method, change: latestChange(measured, on), isRecent: isRecent(measured.at(-1), on) };
  });
  for (const { method, change } of trends) {
    if (change && change.perYear <= -threshold) return { change: { method, ...change }, mismatch: null };
  }
  const isJudged = trends.some(({ change }) => change !== null);
  const unjudged = trends.some(trend => trend.isRecent) ? ('span' as const) : ('unmeasured' as const);
  return { change: null, mismatch: isJudged ? null : unjudged };
}

function fastGrowth(visits: readonly SeriesVisit[], eye: Eye, on: string, birthDate: string | null) {
  const change = latestChange(comparableWithLast(visits, axialTrend(visits, eye).measured), on);
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
  if (!last || !isRecent(last, on)) return null;
  const before = measured.findLast(({ date }) => daysBetween(date, last.date) >= minReliableDays);
  return before ? progressionOf([before, last]) : null;
}

const isRecent = (last: Measurement | undefined, on: string): boolean =>
  last !== undefined && daysBetween(last.date, on) <= maxAgeDays;
