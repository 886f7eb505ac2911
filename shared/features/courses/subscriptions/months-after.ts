/** The same day some months later, or the last day of a shorter month. @param date `YYYY-MM-DD` */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const last = lastDay.getUTCDate();
  lastDay.setUTCDate(Math.min(day, last));
  return lastDay.toISOString().slice(0, 10);
}
