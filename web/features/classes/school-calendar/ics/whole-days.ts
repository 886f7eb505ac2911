import { dayMs, hourMs, minuteMs } from '../../../../../shared/core/dates/durations.ts';
import { nowIn } from '../../../../../shared/core/dates/now-in.ts';
import type { IcsLine } from './read-lines.ts';

/** A range of days; `end` is the day after the last one. */
export interface Days {
  from: string;
  end: string;
  /** False if the calendar entry has times of day. */
  isWhole: boolean;
}

export interface Moment {
  /** The local time as written in the file, in milliseconds since 1970 as if it were UTC. */
  at: number;
  isDate: boolean;
  isUtc: boolean;
}

/** Parses a date, or a date and time; undefined if the text is no existing date from 1900 to 2100. */
export function momentOf(text: string | undefined): Moment | undefined {
  const [, year, month, day, hours, minutes, seconds, zone] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2}))?(Z?))?$/.exec(text?.trim() ?? '') ?? [];
  if (year === undefined || year < '1900' || year > '2100') return undefined;
  const date = `${year}-${month}-${day}`;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight) || dateOf(midnight) !== date) return undefined;
  const time = Number(hours ?? 0) * hourMs + Number(minutes ?? 0) * minuteMs + Number(seconds ?? 0) * 1000;
  return { at: midnight + time, isDate: hours === undefined, isUtc: zone === 'Z' };
}

export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Returns the day of a moment in the organisation's time zone, or the day as written in the file if only the
 * written time is midnight.
 * @param isOfDays for whole-day entries, returns the day as written if neither time is midnight
 */
export function dayOfMoment({ at, isUtc }: Moment, timeZone: string | undefined, isOfDays = false): number {
  const local = isUtc && timeZone ? inZone(at, timeZone) : at;
  const isLocal = local % dayMs === 0 || (at % dayMs !== 0 && !isOfDays);
  return Math.floor((isLocal ? local : at) / dayMs) * dayMs;
}

const duration =
  /^\+?P(?=[\dT])(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?=\d)(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/;

/** Parses a duration into milliseconds; undefined if the text is no duration. */
function lengthOf(text: string): number | undefined {
  const [whole, ...parts] = duration.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const units = [7 * dayMs, dayMs, hourMs, minuteMs, 1000];
  return units.reduce((sum, unit, at) => sum + unit * Number(parts[at] ?? 0), 0);
}

/**
 * Returns the days of an entry. An entry with times covers whole days if it lasts from midnight to midnight
 * or 23:59, in the zone as written or the organisation's, or if Outlook marks it as an all-day event.
 */
export function daysOfEvent(
  event: ReadonlyMap<string, IcsLine>,
  timeZone: string | undefined,
): Days | undefined {
  const start = momentOf(event.get('DTSTART')?.value);
  if (!start) return undefined;
  const end = endOf(start, event);
  const written = wholeDays(start.at, end);
  const local =
    start.isUtc && timeZone ? wholeDays(inZone(start.at, timeZone), inZone(end, timeZone)) : undefined;
  const found = local ?? written ?? (isAllDay(event) ? nearestDays(start.at, end) : undefined);
  const shown = start.isUtc && timeZone ? inZone(start.at, timeZone) : start.at;
  return found ?? { from: dateOf(shown), end: dateOf(shown + dayMs), isWhole: false };
}

/**
 * End of a calendar entry. Without an end or duration, the entry lasts one day. If the duration is
 * unreadable, it lasts one minute, so that it does not count as a whole day.
 */
function endOf(start: Moment, event: ReadonlyMap<string, IcsLine>): number {
  const end = momentOf(event.get('DTEND')?.value);
  if (end) return end.at;
  const written = event.get('DURATION')?.value;
  if (written === undefined) return start.at + dayMs;
  return start.at + (lengthOf(written) ?? minuteMs);
}

function wholeDays(start: number, end: number): Days | undefined {
  const lastMinute = 24 * hourMs - minuteMs;
  const isEndOfDay = end % dayMs >= lastMinute;
  if (start % dayMs !== 0 || (end % dayMs !== 0 && !isEndOfDay)) return undefined;
  const after = isEndOfDay ? Math.ceil(end / dayMs) * dayMs : end;
  return { from: dateOf(start), end: dateOf(Math.max(after, start + dayMs)), isWhole: true };
}

/** Rounds times to midnights in UTC, because midnight in any zone is within about half a day of one. */
function nearestDays(start: number, end: number): Days {
  const from = Math.round(start / dayMs) * dayMs;
  const length = Math.max(1, Math.round((end - start) / dayMs)) * dayMs;
  return { from: dateOf(from), end: dateOf(from + length), isWhole: true };
}

const isAllDay = (event: ReadonlyMap<string, IcsLine>): boolean =>
  event.get('X-MICROSOFT-CDO-ALLDAYEVENT')?.value.trim().toUpperCase() === 'TRUE';

function inZone(at: number, timeZone: string): number {
  const { date, time } = nowIn(timeZone, at);
  return Date.parse(`${date}T${time}:00Z`);
}
