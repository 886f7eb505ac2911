import type { DateOrder } from '../dates/date-order.ts';
import { minuteMs } from '../dates/durations.ts';
import { instantAt } from '../dates/instant-at.ts';
import { nowIn } from '../dates/now-in.ts';
import { cellText } from './cell-text.ts';
import { type ReadDate, readDay, readDayOfTaiwan } from './read-day.ts';
import { splitTime } from './split-time.ts';

export interface DateOptions {
  /** Order of day and month, for dates whose year comes last. */
  order?: DateOrder | null | undefined;
  /** IANA name of the organisation's zone. If unset, instants are not accepted as dates. */
  timeZone?: string | null | undefined;
  /** Whether the text is a birth date, which has no time of day. */
  isBirth?: boolean;
  /** Last day that a date with a two-digit year can mean, such as today for a birth date. */
  latest?: string;
}

const maxLength = 80;
/**
 * A time without a time zone that is this late was probably midnight of the next day, shifted by a program.
 */
const lateAt = { birth: 23 * 60 * minuteMs, other: (23 * 60 + 59) * minuteMs };

export const isBlankDate = (cell: string): boolean =>
  cell.trim().length <= maxLength && /^[-\u2013\u2014]?$/.test(cellText(cell));

/**
 * Reads a date as people and programs write it, in a form or in a file. A time of day is dropped. An instant
 * such as `2026-05-15T23:30:00Z` gives the day in the organisation's time zone.
 */
export function readDate(text: string, options: DateOptions = {}): ReadDate {
  const bare = text.trim();
  if (bare.length > maxLength) return { problem: 'unreadable' };
  const cell = cellText(bare);
  const whole = readDay(cell, options.order);
  if ('date' in whole || whole.problem !== 'unreadable') return withLatest(whole, cell, options);
  const { day, time, offset } = splitTime(cell);
  const read = time === null ? whole : readDay(day, options.order);
  if (!('date' in read) || time === null) return withLatest(read, day, options);
  return options.isBirth
    ? birthDay(read.date, time, offset, options.timeZone)
    : dayAt(read.date, time, offset, options.timeZone);
}

/** `YYYY-MM-DD`; undefined if the text is not a date. */
export function dateIn(text: string, options?: DateOptions): string | undefined {
  const read = readDate(text, options);
  return 'date' in read ? read.date : undefined;
}

/**
 * Handles a two-digit year that would be in the future: if the year comes first, it is a year of Taiwan's
 * calendar; otherwise it is invalid.
 */
function withLatest(read: ReadDate, text: string, { latest, order }: DateOptions): ReadDate {
  if (!('problem' in read) || latest === undefined) return read;
  const isLikely = read.likely !== undefined && read.likely <= latest;
  if (isLikely || (read.likely === undefined && read.problem !== 'short-year')) return read;
  const isYearFirst = order === 'ymd' || /^\s*\d{2}\s*年/.test(text);
  const taiwan = isYearFirst ? readDayOfTaiwan(text) : read;
  const isOfTaiwan = 'likely' in taiwan && taiwan.likely !== undefined && taiwan.likely <= latest;
  return isOfTaiwan ? taiwan : { problem: read.problem };
}

function dayAt(
  date: string,
  time: number,
  offset: number | null,
  timeZone: DateOptions['timeZone'],
): ReadDate {
  if (offset === null) return time < lateAt.other ? { date } : { problem: 'instant' };
  if (!timeZone) return { problem: 'instant' };
  return { date: nowIn(timeZone, Date.parse(date) + time - offset).date };
}

/**
 * Reads an instant as a birth date only if it is midnight in the organisation's zone: some programs write a
 * birth date as local midnight in UTC, which can be on the previous day. Rejects any other instant, and a
 * time without a zone that could be such a midnight in UTC or is just before midnight.
 */
function birthDay(
  date: string,
  time: number,
  offset: number | null,
  timeZone: DateOptions['timeZone'],
): ReadDate {
  const midnight = timeZone ? dayOfMidnight(Date.parse(date) + time - (offset ?? 0), timeZone) : null;
  const isDay = offset === null && (time === 0 || (midnight === null && time < lateAt.birth));
  if (isDay) return { date };
  return offset === null || midnight === null ? { problem: 'instant' } : { date: midnight };
}

/** The day that begins at an instant in a time zone; null if the instant is not midnight there. */
function dayOfMidnight(at: number, timeZone: string): string | null {
  const { date } = nowIn(timeZone, at);
  return instantAt(date, 0, timeZone) === at ? date : null;
}
