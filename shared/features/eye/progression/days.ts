import { ageOn } from '../../../core/age.ts';
import { daysAfter, daysBetween } from '../../../core/dates/days.ts';

/** Mean length of a year in days, for annual rates. */
export const daysPerYear = 365.25;

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
