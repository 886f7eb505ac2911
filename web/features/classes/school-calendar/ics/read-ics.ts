import { daysBetween } from '../../../../../shared/core/dates/days.ts';
import { dayMs } from '../../../../../shared/core/dates/durations.ts';
import { nowIn } from '../../../../../shared/core/dates/now-in.ts';
import type { Locale } from '../../../../../shared/core/fields.ts';
import { decodeBytes, type TextEncoding } from '../../../../../shared/core/reading/decode-bytes.ts';
import { certainEncoding, likelyEncoding } from '../../../../../shared/core/reading/find-encoding.ts';
import { maxRangeDays } from '../../../../../shared/features/classes/school-calendar/day-ranges.ts';
import { maxDayNameLength } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import { type DayWords, readDayWords } from './day-words.ts';
import { type IcsLine, readLines, unescapeText, unfold } from './read-lines.ts';
import { type DayBudget, repeatedDates, type Span } from './repeated-dates.ts';
import { type Days, dateOf, dayOfMoment, daysOfEvent, type Moment, momentOf } from './whole-days.ts';

/** Consecutive all-day entries of a calendar file, with their name in one language. */
export interface IcsDays {
  from: string;
  to: string;
  name: string;
  language: Locale;
  /** True for a make-up working day, which Chinese calendars mark with words such as 补班. */
  isWorkday: boolean;
  /** True if the name has words for both a working day and a free day. */
  isUnclear?: true;
}

export interface IcsFile {
  encoding: TextEncoding;
  /** True if the bytes of the file are valid in no other text encoding. */
  isSure: boolean;
  days: IcsDays[];
  /** Number of repeated entries, and the last day for which their dates are listed. */
  repeats: { count: number; until: string };
  /**
   * Numbers of skipped entries: without a readable date, with a time of day, past, too long, or above the
   * limit. `repeated` counts entries with an unreadable rule, of which only the first date is used.
   */
  leftOut: {
    unreadable: number;
    timed: number;
    repeated: number;
    ended: number;
    tooLong: number;
    tooMany: number;
  };
}

export interface IcsOptions {
  /** Text encoding to use instead of the most likely one. */
  encoding?: TextEncoding | undefined;
  /** IANA name of the organisation's time zone. */
  timeZone?: string | undefined;
  /** Today, `YYYY-MM-DD`; yearly entries are listed from this day. */
  today?: string;
}

type Event = ReadonlyMap<string, IcsLine>;
type Entries = Pick<IcsFile, 'days' | 'repeats' | 'leftOut'>;

export const maxEntries = 2_000;
/** Maximum number of days to examine for all recurrence rules of a file together. */
const maxDaysOfRules = 100_000;
/** Repeated entries without an end are listed for this many years after the current one. */
const yearsAhead = 2;
/** iCalendar properties that can occur several times in an entry. */
const lists = ['EXDATE', 'RDATE'];
const wide: readonly TextEncoding[] = ['utf-16le', 'utf-16be'];

/** Reads the all-day entries of an iCalendar file; undefined for any other file. */
export function readIcs(bytes: Uint8Array, options: IcsOptions = {}): IcsFile | undefined {
  const joined = unfold(bytes);
  const certain = certainEncoding(joined);
  const encoding = options.encoding ?? certain ?? likelyEncoding(joined);
  const text = wide.includes(encoding)
    ? decodeBytes(unfold(new TextEncoder().encode(decodeBytes(bytes, encoding))), 'utf-8')
    : decodeBytes(joined, encoding);
  const file = readEntries(text, options);
  return file && { ...file, encoding, isSure: certain !== undefined };
}

function readEntries(
  text: string,
  { timeZone, today = nowIn(timeZone).date }: IcsOptions,
): Entries | undefined {
  const { isCalendar, events, tooMany } = eventsIn(text);
  if (!isCalendar) return undefined;
  const span = { today, until: `${Number(today.slice(0, 4)) + yearsAhead}-12-31` };
  const file: Entries = {
    days: [],
    repeats: { count: 0, until: span.until },
    leftOut: { unreadable: 0, timed: 0, repeated: 0, ended: 0, tooLong: 0, tooMany },
  };
  const moved = new Set(
    events.filter(event => event.has('RECURRENCE-ID')).map(event => movedKey(event, timeZone)),
  );
  const around: Around = { timeZone, span, moved, budget: { left: maxDaysOfRules } };
  for (const event of events) takeEvent(event, file, around);
  return file;
}

function eventsIn(text: string): { isCalendar: boolean; events: Event[]; tooMany: number } {
  /**
   * iCalendar components that enclose the current line, so that texts of alarms inside events can be skipped.
   */
  const around: string[] = [];
  const events: Event[] = [];
  let event = new Map<string, IcsLine>();
  let tooMany = 0;
  let isCalendar = false;
  for (const line of readLines(text)) {
    const component = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      isCalendar ||= component === 'VCALENDAR';
      if (component === 'VEVENT') event = new Map();
      if (around.length < 10) around.push(component);
    } else if (line.name === 'END') {
      if (around.at(-1) === component) around.pop();
      if (component === 'VEVENT' && events.length === maxEntries) tooMany++;
      else if (component === 'VEVENT') events.push(event);
    } else if (around.at(-1) === 'VEVENT') {
      const before = event.get(line.name);
      if (!before) event.set(line.name, line);
      else if (lists.includes(line.name))
        event.set(line.name, { ...line, value: `${before.value},${line.value}` });
    }
  }
  return { isCalendar, events, tooMany };
}

interface Around {
  timeZone: string | undefined;
  span: Span;
  /** Dates of repeated entries that other entries of the file replace. */
  moved: ReadonlySet<string>;
  budget: DayBudget;
}

function takeEvent(event: Event, { days, repeats, leftOut }: Entries, around: Around): void {
  if (event.get('STATUS')?.value.trim().toUpperCase() === 'CANCELLED') return;
  const found = daysOfEvent(event, around.timeZone);
  if (!found) {
    leftOut.unreadable++;
    return;
  }
  const words = wordsOf(event);
  if (!found.isWhole && !words.isWorkday) {
    leftOut.timed++;
    return;
  }
  const length = daysBetween(found.from, found.end);
  if (length > maxRangeDays) {
    leftOut.tooLong++;
    return;
  }
  const dates = datesOf(event, found, around);
  if (dates === undefined) leftOut.repeated++;
  else if (dates.length === 0) leftOut.ended++;
  else if (event.has('RRULE')) repeats.count++;
  const isMoved = (at: number) => around.moved.has(keyOf(event.get('UID')?.value ?? '', dateOf(at)));
  const isOwn = event.has('RECURRENCE-ID') || around.moved.size === 0;
  const kept = (dates ?? [Date.parse(found.from)]).filter(at => isOwn || !isMoved(at));
  for (const range of joinRanges(kept, length)) days.push({ ...range, ...words });
}

const keyOf = (uid: string, date: string): string => `${uid} ${date}`;

function movedKey(event: Event, timeZone: string | undefined): string {
  const moment = momentOf(event.get('RECURRENCE-ID')?.value);
  return keyOf(event.get('UID')?.value ?? '', moment ? dateOf(dayOfMoment(moment, timeZone)) : '');
}

/** Start day of each occurrence, in milliseconds; undefined if the recurrence rule cannot be read. */
function datesOf(event: Event, { from }: Days, { span, budget, timeZone }: Around): number[] | undefined {
  const first = Date.parse(from);
  const start = momentOf(event.get('DTSTART')?.value);
  const rule = event.get('RRULE')?.value;
  if (event.has('EXRULE')) return undefined;
  /**
   * The start date as written in the file. Weekdays in a rule refer to the file's time zone, where the date
   * can differ.
   */
  const day = start ? dateOf(start.at) : from;
  const ruled =
    rule !== undefined && start
      ? repeatedDates(withLocalEnd(rule, start, timeZone), day, span, budget)?.map(
          at => at + first - Date.parse(day),
        )
      : [first];
  if (ruled === undefined) return undefined;
  const excluded = new Set(datesIn(event.get('EXDATE')?.value, timeZone));
  const more = datesIn(event.get('RDATE')?.value, timeZone);
  const all =
    more.length > 0 ? [...new Set([...ruled, ...more])].toSorted((one, other) => one - other) : ruled;
  return all.filter(at => !excluded.has(at));
}

/** Converts the end of a repetition rule from UTC (RFC 5545, 3.3.10) to the time zone of the start. */
const withLocalEnd = (rule: string, start: Moment, timeZone: string | undefined): string =>
  start.isUtc
    ? rule
    : rule.replace(/(?<=UNTIL=)[\dT]+Z/i, text => {
        const moment = momentOf(text);
        if (!moment) return text;
        return dateOf(dayOfMoment(moment, timeZone, start.isDate)).replaceAll('-', '');
      });

const datesIn = (text: string | undefined, timeZone: string | undefined): number[] =>
  (text?.split(',') ?? []).slice(0, maxEntries).flatMap(one => {
    const moment = momentOf(one.split('/')[0]);
    return moment ? [dayOfMoment(moment, timeZone)] : [];
  });

function joinRanges(dates: readonly number[], length: number): { from: string; to: string }[] {
  const ranges: { first: number; end: number }[] = [];
  for (const first of dates) {
    const last = ranges.at(-1);
    const end = first + length * dayMs;
    if (last?.end === first && end - last.first <= maxRangeDays * dayMs) last.end = end;
    else ranges.push({ first, end });
  }
  return ranges.map(({ first, end }) => ({ from: dateOf(first), to: dateOf(end - dayMs) }));
}

function wordsOf(event: Event): Omit<IcsDays, 'from' | 'to'> {
  const { name, isWorkday, isUnclear } = markedWords(event);
  return {
    name: [...name].slice(0, maxDayNameLength).join('').trim(),
    language: /\p{Script=Han}/u.test(name) ? 'zh' : 'en',
    isWorkday,
    ...(isUnclear && { isUnclear }),
  };
}

/** Reads the type of the day from Apple's property if there is one, otherwise from the entry's name. */
function markedWords(event: Event): DayWords {
  const words = readDayWords(unescapeText(event.get('SUMMARY')?.value ?? ''));
  const special = event.get('X-APPLE-SPECIAL-DAY')?.value.trim().toUpperCase();
  if (special === 'ALTERNATE-WORKDAY') return { ...words, isWorkday: true, isUnclear: false };
  return special === 'WORK-HOLIDAY' ? { ...words, isWorkday: false, isUnclear: false } : words;
}
