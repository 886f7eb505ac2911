const dayMs = 86_400_000;
/** Days of a mean year, as rates per year count them. */
export const daysPerYear = 365.25;

/** Days from one date to another; both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The day so many days later. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Age in years with their fraction, as charts draw it. */
export function yearsBetween(from: string, to: string): number {
  return daysBetween(from, to) / daysPerYear;
}

/** The same day so many months later, or the last of that month; `YYYY-MM-DD`. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
