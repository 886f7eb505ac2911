import { daysAfter } from './days.ts';

/** A treatment period; `to` is null while it continues. */
export interface Period {
  /** `YYYY-MM-DD` */
  from: string;
  to: string | null;
}

/** Days after the last night of lenses until the cornea has its own shape again. */
export const washOutDays = 28;

/**
 * Whether lenses shape the cornea on a day, which falsifies its refraction: from the day after the start,
 * whose own refraction was taken before the first lens, until four weeks after the end.
 */
export function isReshaped(date: string, periods: readonly Period[]): boolean {
  return periods.some(({ from, to }) => date > from && (to === null || date <= daysAfter(to, washOutDays)));
}

/** Whether lenses were worn between two days; then no line connects their powers. */
export function isInterrupted(from: string, to: string, periods: readonly Period[]): boolean {
  return periods.some(period => period.from < to && (period.to === null || period.to > from));
}
