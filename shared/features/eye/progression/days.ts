import { daysBetween } from '../../../core/age.ts';

const dayMs = 86_400_000;
/** Mean length of a year in days, for annual rates. */
export const daysPerYear = 365.25;

/** The date this many days later. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Fractional years between two dates, for charts. */
export function yearsBetween(from: string, to: string): number {
  return daysBetween(from, to) / daysPerYear;
}

/** The same day this many months later, or the last day of that month; `YYYY-MM-DD`. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
