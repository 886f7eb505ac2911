import { ageOn } from '../../../core/age.ts';
import { daysAfter, yearsBetween } from './days.ts';

/**
 * Exact age in years (days / 365.25) from one birthday to another, both included; null outside. Leap days
 * put a birthday up to a day from the whole year, so it is kept within the two ages.
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
