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
const hourMs = 3_600_000;

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  offsetFormats.set(timeZone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = [
    'year',
    'month',
    'day',
    'hour',
    'minute',
    'second',
  ].map(type => parts.get(type as Intl.DateTimeFormatPartTypes));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/**
 * The instant of a full hour by the clocks of a time zone: the first of two where they are set back, and as much
 * later where the hour is left out as clocks are set forward.
 * @param date `YYYY-MM-DD`
 */
export function instantAt(date: string, hour: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + hour * hourMs;
  const offsets = [offsetAt(timeZone, wall - dayMs), offsetAt(timeZone, wall + dayMs)];
  const right = offsets.map(offset => wall - offset).filter(at => at + offsetAt(timeZone, at) === wall);
  return right.length > 0 ? Math.min(...right) : wall - (offsets[0] ?? 0);
}

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
