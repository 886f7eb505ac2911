import { daysAfter, daysBetween } from '../../../core/dates/days.ts';
import { type AnalyticsKind, type CountedDay, maxCountedDays } from './schema.ts';

export const grains = ['day', 'week', 'month'] as const;
export type Grain = (typeof grains)[number];

/** First and last day of a range, `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

export interface Bucket extends DayRange {
  counts: Partial<Record<AnalyticsKind, number>>;
}

export const isWholeMonth = ({ from, to }: DayRange): boolean =>
  from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && daysAfter(to, 1).endsWith('-01');

const daysOf = ({ from, to }: DayRange): number => daysBetween(from, to) + 1;

/** The range of the same length that ends just before the given range. */
export const periodBefore = (range: DayRange): DayRange => ({
  from: daysAfter(range.from, -daysOf(range)),
  to: daysAfter(range.from, -1),
});

/** Splits a long range into parts, each short enough for one request. */
export function partsOf({ from, to }: DayRange): DayRange[] {
  const end = daysAfter(from, maxCountedDays - 1);
  return end >= to ? [{ from, to }] : [{ from, to: end }, ...partsOf({ from: daysAfter(end, 1), to })];
}

/**
 * Groups the days of a range into days, weeks or months; the first and last bucket may be partial.
 * @param weekStart first day of the week, 0 for Sunday
 */
export function groupDays(
  days: readonly CountedDay[],
  { from, to }: DayRange,
  grain: Grain,
  weekStart: number,
): Bucket[] {
  const buckets: Bucket[] = [];
  for (let start = from; start <= to; ) {
    const end = lastOf(start, grain, weekStart);
    buckets.push({ from: start, to: end < to ? end : to, counts: {} });
    start = daysAfter(end, 1);
  }
  let at = 0;
  for (const { date, counts } of days) {
    while (at < buckets.length && date > (buckets[at]?.to ?? '')) at++;
    const bucket = buckets[at];
    if (!bucket || date < bucket.from) continue;
    for (const [kind, count] of Object.entries(counts) as [AnalyticsKind, number][])
      bucket.counts[kind] = (bucket.counts[kind] ?? 0) + count;
  }
  return buckets;
}

function lastOf(start: string, grain: Grain, weekStart: number): string {
  if (grain === 'day') return start;
  const day = new Date(start);
  if (grain === 'week') return daysAfter(start, 6 - ((day.getUTCDay() - weekStart + 7) % 7));
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

export const totalOf = (days: readonly CountedDay[], kind: AnalyticsKind): number =>
  days.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
