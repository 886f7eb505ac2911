import { dayMs } from '../../../shared/core/dates/durations.ts';

/** A missed reminder is still sent up to this many days later, but not after the day that it is about. */
const catchUpDays = 3;

/**
 * The days, `YYYY-MM-DD` in UTC, for which reminders are due at an instant.
 * @param daysBefore numbers of days before a day on which people are reminded of it
 */
export const dueDays = (now: number, daysBefore: readonly number[]): { days: number; date: string }[] =>
  daysBefore.flatMap(days =>
    Array.from({ length: Math.min(catchUpDays, days) }, (_, late) => ({
      days,
      date: new Date(now + (days - late) * dayMs).toISOString().slice(0, 10),
    })),
  );
