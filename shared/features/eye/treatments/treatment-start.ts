import { daysBetween } from '../../../core/age.ts';
import type { Eye } from '../../../core/optics/eyes.ts';
import { daysAfter } from '../progression/days.ts';

/** Measurements within these days before and after the start of a treatment count as starting values. */
export const maxDaysBefore = 92;
export const maxDaysAfter = 31;

/** Values of both eyes on a day, in D or mm. */
export type Reading = Record<Eye, number | null> & { date: string };

export const isRead = ({ right, left }: Reading): boolean => (right ?? left) !== null;

/** The starting values: the latest measurement up to a treatment's first day, or the first one after it. */
export function startOf(readings: readonly Reading[], from: string): Reading | undefined {
  const read = readings.filter(isRead);
  return (
    read.findLast(({ date }) => date <= from && daysBetween(date, from) <= maxDaysBefore) ??
    read.find(({ date }) => date > from && date <= daysAfter(from, maxDaysAfter))
  );
}
