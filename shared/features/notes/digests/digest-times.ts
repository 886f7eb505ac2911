import { instantAt } from '../../../core/instant-at.ts';
import { todayIn } from '../../organizations/organizations/record.ts';

/** When an organisation sends its digest. */
export interface DigestSchedule {
  /** IANA name. */
  timeZone: string;
  /** Weekdays, 0 is Sunday; none where it sends no digest. */
  digestDays: readonly number[];
  /** From 0 to 23, by its clock. */
  digestHour: number;
}

/** One digest: its day by the organisation's clock, and its instant in milliseconds since 1970. */
export interface DigestSlot {
  date: string;
  at: number;
}

const dayMs = 86_400_000;
/** The digests of some days around an instant, the earliest first. @param days before and after it */
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

/** The digest that is due: of the last 24 hours, so that a missed hour is caught up. */
export const dueSlot = (schedule: DigestSchedule, now: number): DigestSlot | undefined =>
  slotsAround(schedule, now, 2).findLast(({ at }) => at <= now && now < at + dayMs);

/** The digest that goes out within the next 24 hours. */
export const previewedSlot = (schedule: DigestSchedule, now: number): DigestSlot | undefined =>
  slotsAround(schedule, now, 2).find(({ at }) => at > now && at - dayMs <= now);

/** The next digest of all; undefined where there is none. */
export const nextSlot = (schedule: DigestSchedule, now: number): DigestSlot | undefined =>
  slotsAround(schedule, now, 8).find(({ at }) => at > now);
