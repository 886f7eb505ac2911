/** Completed years and the remaining completed months. */
export interface Age {
  years: number;
  months: number;
}

/**
 * Age on a day; both dates are `YYYY-MM-DD`. A month is complete on the same day of the month as the day of
 * birth. A child born on 29 February turns a year older on 1 March of a common year. Returns null if `day` is
 * before the birth date.
 */
export function ageOn(birthDate: string, day: string): Age | null {
  if (day < birthDate) return null;
  const [birthYear, birthMonth, birthDay] = partsOf(birthDate);
  const [year, month, dayOfMonth] = partsOf(day);
  const months = (year - birthYear) * 12 + (month - birthMonth) - (dayOfMonth < birthDay ? 1 : 0);
  return { years: Math.floor(months / 12), months: months % 12 };
}

function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}
