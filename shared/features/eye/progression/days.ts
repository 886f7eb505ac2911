import { ageOn, daysBetween } from '../../../core/age.ts';
import { dayMs } from '../../../core/dates/durations.ts';

/** Mean length of a year in days, for annual rates. */
export const daysPerYear = 365.25;

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

export const middleOf = (from: string, to: string): string =>
  daysAfter(from, Math.round(daysBetween(from, to) / 2));

export function yearsBetween(from: string, to: string): number {
  return daysBetween(from, to) / daysPerYear;
}

/**
 * Age for rules with limits in whole years: completed years plus the elapsed part of the current year of age.
 * Days / 365.25 would make a child up to a day too young on some birthdays. Negative before the birth.
 */
export function ageInYears(birthDate: string, date: string): number {
  const age = ageOn(birthDate, date);
  if (!age) return yearsBetween(birthDate, date);
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  const birthday = (years: number) =>
    new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
  const [last, next] = [birthday(age.years), birthday(age.years + 1)];
  return age.years + daysBetween(last, date) / daysBetween(last, next);
}

/** Writes years with one decimal, cut off instead of rounded: 12.99 years are not yet 13. */
export const writeYears = (years: number): string => (Math.floor(years * 10 + 1e-6) / 10).toFixed(1);

/** The same day a number of months later, or the last day of that month if the month has no such day. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
