const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Both organisations of the demonstration are at work then, each in its own time zone. */
const opensAt = { 'Asia/Hong_Kong': 2 * 60, 'Europe/London': 9 * 60 };
const openMinutes = 420;
const sunday = 0;

export type DemoTimeZone = keyof typeof opensAt;

/** `YYYY-MM-DD` so many days before another day, on the Saturday where that is a Sunday. */
export function workdayBefore(today: string, days: number): string {
  const date = new Date(Date.parse(today) - Math.round(days) * dayMs);
  if (date.getUTCDay() === sunday) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** Milliseconds since 1970 of a moment within the working hours of a day. @param index spreads moments over the day */
export const momentOn = (day: string, index: number, timeZone: DemoTimeZone = 'Asia/Hong_Kong') =>
  Date.parse(day) + (opensAt[timeZone] + ((index * 37) % openMinutes)) * minuteMs;
