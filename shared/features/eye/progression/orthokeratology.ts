import { daysAfter } from '../../../core/dates/days.ts';

/** A treatment period; `to` is null while it continues. */
export interface Period {
  /** First day of the period, `YYYY-MM-DD`. */
  from: string;
  to: string | null;
}

/** Number of days after the last night with lenses until the cornea has its natural shape again. */
export const washOutDays = 28;

/**
 * Whether orthokeratology lenses shape the cornea on a day, so that a refraction is not valid. True from the
 * day after the start until four weeks after the end; on the first day, the refraction is taken before the
 * first lens is worn.
 */
export function isReshaped(date: string, periods: readonly Period[]): boolean {
  return periods.some(({ from, to }) => date > from && (to === null || date <= daysAfter(to, washOutDays)));
}

/** Whether lenses were worn between two days. If so, charts do not connect the powers of the two days. */
export function isInterrupted(from: string, to: string, periods: readonly Period[]): boolean {
  return periods.some(period => period.from < to && (period.to === null || period.to > from));
}
