import { daysAfter } from './days.ts';

/** A time under treatment; `to` is null while it lasts. */
export interface Period {
  /** `YYYY-MM-DD` */
  from: string;
  to: string | null;
}

/** Days after the last night of lenses until the cornea has its own shape again. */
export const washOutDays = 28;

/**
 * Whether lenses shape the cornea on a day, so that its power says nothing about the eye behind it: from the
 * day after they began, since the refraction of that day was taken before the first lens, until four weeks
 * after the last.
 */
export function isReshaped(date: string, periods: readonly Period[]): boolean {
  return periods.some(({ from, to }) => date > from && (to === null || date <= daysAfter(to, washOutDays)));
}

/** Whether lenses were worn at some time between two days, so that their powers are not joined by a line. */
export function isInterrupted(from: string, to: string, periods: readonly Period[]): boolean {
  return periods.some(period => period.from < to && (period.to === null || period.to > from));
}
