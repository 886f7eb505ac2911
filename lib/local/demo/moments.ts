import { dayMs, minuteMs } from '../../../shared/core/dates/durations.ts';

/** When each demo organisation opens, in minutes after midnight (UTC); by time zone. */
const opensAt = { 'Asia/Hong_Kong': 2 * 60, 'Europe/London': 9 * 60 };
const openMinutes = 420;
const sunday = 0;

export type DemoTimeZone = keyof typeof opensAt;

/** The date some days earlier, `YYYY-MM-DD`. For a Sunday, the Saturday before it. */
export function workdayBefore(today: string, days: number): string {
  const date = new Date(Date.parse(today) - Math.round(days) * dayMs);
  if (date.getUTCDay() === sunday) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** A moment in the opening hours of a day, in ms since 1970. @param index spreads moments over the day */
export const momentOn = (day: string, index: number, timeZone: DemoTimeZone = 'Asia/Hong_Kong') =>
  Date.parse(day) + (opensAt[timeZone] + ((index * 37) % openMinutes)) * minuteMs;
