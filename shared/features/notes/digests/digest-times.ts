import { dayMs } from '../../../core/dates/durations.ts';
import { instantAt } from '../../../core/dates/instant-at.ts';
import { todayIn } from '../../organizations/organizations/record.ts';

/** Weekdays and hour at which an organisation sends digests (emails with newly shared notes). */
export interface DigestSchedule {
  /** IANA name. */
  timeZone: string;
  /** Weekdays, where 0 is Sunday; empty if no digest is sent. */
  digestDays: readonly number[];
  /** Hour from 0 to 23, in the organisation's time zone. */
  digestHour: number;
}

/** When one digest is sent: day in the organisation's time zone, and instant in milliseconds since 1970. */
export interface DigestSlot {
  date: string;
  at: number;
}

/**
 * The digests around an instant, the earliest first. @param days number of days before and after the instant
 */
function slotsAround(
  { timeZone, digestDays, digestHour }: DigestSchedule,
  now: number,
  days: number,
): DigestSlot[] {
  const noon = Date.parse(`${todayIn(timeZone, now)}T12:00:00Z`);
  return Array.from({ length: 2 * days + 1 }, (_, index) => noon + (index - days) * dayMs)
    .filter(day => digestDays.includes(new Date(day).getUTCDay()))
    .map(day => {
      const date = new Date(day).toISOString().slice(0, 10);
      return { date, at: instantAt(date, digestHour, timeZone) };
    });
}

/** The digest that is due now. It can be up to 24 hours late, so that a missed hourly run is made up for. */
export const dueSlot = (schedule: DigestSchedule, now: number): DigestSlot | undefined =>
  slotsAround(schedule, now, 2).findLast(({ at }) => at <= now && now < at + dayMs);

/** The digest that will be sent within the next 24 hours. */
export const previewedSlot = (schedule: DigestSchedule, now: number): DigestSlot | undefined =>
  slotsAround(schedule, now, 2).find(({ at }) => at > now && at - dayMs <= now);

/** The next digest; undefined if the organisation sends no digests. */
export const nextSlot = (schedule: DigestSchedule, now: number): DigestSlot | undefined =>
  slotsAround(schedule, now, 8).find(({ at }) => at > now);
