import { ageOn } from '../../../core/age.ts';
import { daysAfter } from '../../../core/dates/days.ts';
import { yearsBetween } from './days.ts';

/**
 * Exact age in years (days / 365.25) if the day is from one birthday to another, both included; otherwise
 * null. Because of leap days, the age on a birthday can differ from a whole number by up to a day, so the
 * result is limited to the two ages.
 */
export function ageWithin(
  birthDate: string,
  date: string,
  [from, to]: readonly [from: number, to: number],
): number | null {
  const age = ageOn(birthDate, date);
  if (!age || age.years < from || age.years > to) return null;
  if (age.years === to && ageOn(birthDate, daysAfter(date, -1))?.years === to) return null;
  return Math.min(to, Math.max(from, yearsBetween(birthDate, date)));
}
