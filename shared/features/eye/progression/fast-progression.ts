import { fastProgressionLimits } from '../../../core/limits.ts';
import { daysBetween } from './days.ts';
import { annualisedChange, minReliableDays } from './progression.ts';
import {
  type EyeSeries,
  equivalentsOf,
  hasPower,
  mainMethod,
  orthokeratologyOf,
  type SeriesVisit,
} from './series.ts';
import { isWithin } from './trend.ts';

/**
 * Whether an eye progresses at or above the threshold, compared with the latest
 * visit with the same method at least 180 days earlier. Never during orthokeratology.
 * @param threshold D a year towards minus
 */
export function isFastAt(
  { visits }: EyeSeries,
  id: string,
  threshold = fastProgressionLimits.default,
): boolean {
  const visit = visits.find(one => one.id === id);
  const method = visit && mainMethod(visit);
  if (!visit || !method) return false;
  const periods = orthokeratologyOf(visits);
  const isReliable = (earlier: SeriesVisit) =>
    daysBetween(earlier.date, visit.date) >= minReliableDays && hasPower(earlier, method);
  const before = visits.findLast(isReliable);
  if (!before || [before, visit].some(({ date }) => isWithin(date, periods))) return false;
  const then = equivalentsOf(before, method);
  const now = equivalentsOf(visit, method);
  return (['right', 'left'] as const).some(eye => {
    const [from, to] = [then[eye], now[eye]];
    if (from === null || to === null) return false;
    const change = annualisedChange({ date: before.date, value: from }, { date: visit.date, value: to });
    return change !== null && change <= -threshold;
  });
}
