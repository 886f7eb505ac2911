export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The current part of the day in a time zone. */
export function partOfDay(timeZone: string | undefined): PartOfDay {
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', ...(timeZone && { timeZone }) });
  const hour = Number(format.format(new Date()));
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
