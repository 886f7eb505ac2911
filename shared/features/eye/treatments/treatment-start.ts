import { daysAfter, daysBetween } from '../../../core/dates/days.ts';
import type { Eye } from '../../../core/optics/eyes.ts';

/** Number of days before the start of a treatment in which a measurement counts as a starting value. */
export const maxDaysBefore = 92;
/** Number of days after the start of a treatment in which a measurement counts as a starting value. */
export const maxDaysAfter = 31;

/** Values of both eyes on a day, in D or mm. */
export type Reading = Record<Eye, number | null> & { date: string };

export const isRead = ({ right, left }: Reading): boolean => (right ?? left) !== null;

/**
 * The starting values: the latest measurement up to the first day of a treatment, or the first one after that
 * day.
 */
export function startOf(readings: readonly Reading[], from: string): Reading | undefined {
  const read = readings.filter(isRead);
  return (
    read.findLast(({ date }) => date <= from && daysBetween(date, from) <= maxDaysBefore) ??
    read.find(({ date }) => date > from && date <= daysAfter(from, maxDaysAfter))
  );
}
