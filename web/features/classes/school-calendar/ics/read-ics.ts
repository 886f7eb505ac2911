import { decodeBytes, type TextEncoding } from '../../../../../shared/core/reading/decode-bytes.ts';
import { certainEncoding, likelyEncoding } from '../../../../../shared/core/reading/find-encoding.ts';
import {
  addDays,
  daysBetween,
} from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { maxRangeDays } from '../../../../../shared/features/classes/school-calendar/day-ranges.ts';
import { maxDayNameLength } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import { type IcsLine, readLines, unescapeText, unfold } from './read-lines.ts';

/** All-day entries of a file, named in one language. */
export interface IcsDays {
  from: string;
  to: string;
  name: string;
  language: 'en' | 'zh';
  /** A make-up working day, which Chinese calendars mark with 班. */
  isWorkday: boolean;
}

export interface IcsFile {
  encoding: TextEncoding;
  /** Whether no other encoding is possible. */
  isSure: boolean;
  days: IcsDays[];
  /** Ignored entries: timed, recurring (only the first date is taken), too long, or above the limit. */
  leftOut: { timed: number; repeated: number; tooLong: number; tooMany: number };
}

export const maxEntries = 2_000;

const wide: readonly TextEncoding[] = ['utf-16le', 'utf-16be'];

/**
 * Reads the all-day entries of an iCalendar file; undefined if it is not one.
 * @param chosen encoding, if not the most likely one
 */
export function readIcs(bytes: Uint8Array, chosen?: TextEncoding): IcsFile | undefined {
  const joined = unfold(bytes);
  const encoding = chosen ?? certainEncoding(joined) ?? likelyEncoding(joined);
  const text = wide.includes(encoding)
    ? decodeBytes(unfold(new TextEncoder().encode(decodeBytes(bytes, encoding))), 'utf-8')
    : decodeBytes(joined, encoding);
  const file = readEntries(text);
  return file && { ...file, encoding, isSure: certainEncoding(joined) !== undefined };
}

function readEntries(text: string): Omit<IcsFile, 'encoding' | 'isSure'> | undefined {
  const file: Omit<IcsFile, 'encoding' | 'isSure'> = {
    days: [],
    leftOut: { timed: 0, repeated: 0, tooLong: 0, tooMany: 0 },
  };
  /** Enclosing components of the line; skips the texts of alarms inside events. */
  const around: string[] = [];
  let event = new Map<string, IcsLine>();
  let entries = 0;
  let isCalendar = false;
  for (const line of readLines(text)) {
    const component = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      isCalendar ||= component === 'VCALENDAR';
      if (component === 'VEVENT') event = new Map();
      if (around.length < 10) around.push(component);
    } else if (line.name === 'END') {
      if (around.at(-1) === component) around.pop();
      if (component === 'VEVENT' && ++entries > maxEntries) file.leftOut.tooMany++;
      else if (component === 'VEVENT') takeEvent(event, file);
    } else if (around.at(-1) === 'VEVENT' && !event.has(line.name)) event.set(line.name, line);
  }
  return isCalendar ? file : undefined;
}

function takeEvent(
  event: ReadonlyMap<string, IcsLine>,
  { days, leftOut }: Pick<IcsFile, 'days' | 'leftOut'>,
): void {
  if (event.get('STATUS')?.value.trim().toUpperCase() === 'CANCELLED') return;
  const start = momentOf(event.get('DTSTART'));
  if (!start) return;
  const end = momentOf(event.get('DTEND')) ?? afterDuration(start, event.get('DURATION')?.value);
  if (!start.isDay || !end.isDay) {
    leftOut.timed++;
    return;
  }
  const length = Math.max(1, daysBetween(start.date, end.date));
  if (length > maxRangeDays) {
    leftOut.tooLong++;
    return;
  }
  if (event.has('RRULE') || event.has('RDATE')) leftOut.repeated++;
  const summary = unescapeText(event.get('SUMMARY')?.value ?? '');
  const mark = /\s*[（(]?\s*(补班|補班|调休上班|班|休)\s*[）)]?$/u.exec(summary);
  const special = event.get('X-APPLE-SPECIAL-DAY')?.value ?? '';
  const name = mark && mark.index > 0 ? summary.slice(0, mark.index) : summary;
  days.push({
    from: start.date,
    to: addDays(start.date, length - 1),
    name: [...name].slice(0, maxDayNameLength).join('').trim(),
    language: /\p{Script=Han}/u.test(name) ? 'zh' : 'en',
    isWorkday: special.trim().toUpperCase() === 'ALTERNATE-WORKDAY' || (mark !== null && mark[1] !== '休'),
  });
}

interface Moment {
  date: string;
  /** Whether the value is a date, or midnight. */
  isDay: boolean;
}

function momentOf(line: IcsLine | undefined): Moment | undefined {
  const [, year, month, day, time] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z?)?$/.exec(line?.value.trim() ?? '') ?? [];
  if (year === undefined || year < '1990' || year > '2100') return undefined;
  const date = `${year}-${month}-${day}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return undefined;
  return { date, isDay: time === undefined || time === '000000' };
}

/** Without an end or a duration, an entry lasts one day. */
function afterDuration({ date, isDay }: Moment, duration: string | undefined): Moment {
  const [, weeks, days] = /^\+?P(?:(\d{1,3})W|(\d{1,4})D)$/.exec(duration?.trim() ?? '') ?? [];
  if (duration !== undefined && weeks === undefined && days === undefined) return { date, isDay: false };
  const length = weeks === undefined ? Number(days ?? 1) : Number(weeks) * 7;
  return { date: addDays(date, length), isDay };
}
