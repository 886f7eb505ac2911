import { daysBetween } from '../../../../shared/core/dates/days.ts';

/**
 * Compares two birthdays; null if one is unknown. `near` means a likely typing mistake: day and month
 * swapped, the year before or after, one digit wrong, or two close digits swapped.
 */
export function compareBirthdays(one: string | null, other: string | null): 'same' | 'near' | 'other' | null {
  if (one === null || other === null) return null;
  if (one === other) return 'same';
  return swapped(one) === other || isYearApart(one, other) || isOneSlip(one, other) ? 'near' : 'other';
}

/**
 * Children with the same name may be the same child if their birthdays are at most this many days apart. One
 * of the birthdays may have the wrong month.
 */
const nearDays = 31;

/** Whether two children with one name may be the same child: a birthday is unknown, near or mistyped. */
export const mayBeSameBirthday = (one: string | null, other: string | null): boolean =>
  one === null ||
  other === null ||
  Math.abs(daysBetween(one, other)) <= nearDays ||
  compareBirthdays(one, other) !== 'other';

const isYearApart = (one: string, other: string): boolean =>
  one.slice(4) === other.slice(4) && Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4))) === 1;

/** The date with day and month swapped; an invalid date if the day is not a possible month. */
export function swapped(date: string): string {
  const [year, month, day] = date.split('-');
  return `${year}-${day}-${month}`;
}

function isOneSlip(one: string, other: string): boolean {
  const at = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  const [first = 0, second = 0] = at;
  const isDisplaced =
    at.length === 2 && second - first <= 2 && one[first] === other[second] && one[second] === other[first];
  return at.length === 1 || isDisplaced;
}
