import type { DateOrder } from '../dates/date-order.ts';
import { isWithinCalendar } from '../typed-input.ts';
import { monthOfName, simplifyDateText } from './date-words.ts';

/**
 * Why a text is not a date: unreadable, year too short or implausible, day does not exist, day and month
 * ambiguous, an instant whose day depends on the time zone, or a spreadsheet's serial number of a day.
 */
export type DateProblem =
  | 'unreadable'
  | 'short-year'
  | 'unlikely-year'
  | 'no-such-day'
  | 'ambiguous'
  | 'instant'
  | 'serial';

/**
 * A date as `YYYY-MM-DD`, or the reason why the text is not a date. `likely` is the day that is probably
 * meant; a person must confirm it.
 */
export type ReadDate = { date: string } | { problem: DateProblem; likely?: string };

const chineseDate = /^(\d{1,4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]?$/;
const chineseMonth = /^(\d{1,2})[-/. ] ?(\d{1,2}) ?月[-/., ] ?(\d{1,4})$/;
const separatedDate = /^(\d{1,4}|[a-z]+)( ?[-/.,。、] ?| )(\d{1,2}|[a-z]+)(?: ?[-/.,。、] ?| )(\d{1,4})$/;
const eightDigits = /^\d{8}$/;
const sixDigits = /^\d{6}$/;
const sevenDigits = /^\d{7}$/;
const serial = /^(\d{5})(?:\.(\d{1,12}))?$/;
/** Day with serial number 0 in spreadsheets. */
const firstDay = Date.UTC(1899, 11, 30);
/** Range of plausible serial numbers of days in spreadsheets. */
const serials = { min: 20_000, max: 60_000 };
/** Fraction of a day above which a time was probably midnight of the next day, shifted by a program. */
const lateFraction = 23 / 24;
/** Years to add to a year of Taiwan's calendar, which has three digits since 2011. */
const yearOne = 1911;

type Order = DateOrder | null | undefined;

/**
 * Reads a day as people type it: `14/3/2017`, `14.03.2017`, `2017-3-14`, `14032017`, `20170314`, `14 Mar
 * 2017`, `March 14th, 2017`, `2017年3月14日`, `二〇一七年三月十四日`, `民國106年3月14日`, also with full-width digits.
 * @param order decides which number is the day if both numbers could be. With `ymd` or null, such a date is
 * ambiguous and rejected, unless it is written with points
 */
export function readDay(text: string, order: Order): ReadDate {
  const simple = simplifyDateText(text);
  const chinese = chineseDate.exec(simple);
  if (chinese) return fromYear(chinese[1], Number(chinese[2]), Number(chinese[3]));
  const [, day, month, year] = chineseMonth.exec(simple) ?? [];
  if (year !== undefined) return fromYear(year, Number(month), Number(day));
  if (eightDigits.test(simple)) return fromEightDigits(simple, order);
  if (sixDigits.test(simple))
    return fromShort(simple.slice(0, 2), simple.slice(2, 4), simple.slice(4), order);
  if (sevenDigits.test(simple)) return fromSevenDigits(simple);
  if (serial.test(simple)) return fromSerial(Number(simple));
  const [, first = '', separator = '', second = '', third = ''] = separatedDate.exec(simple) ?? [];
  return first ? fromThreeParts([first, second, third], separator.trim(), order) : unreadable;
}

/** Reads a date that begins with a two-digit year of Taiwan's calendar: `98/3/14`, `980314`. */
export function readDayOfTaiwan(text: string): ReadDate {
  const simple = simplifyDateText(text);
  return /^\d{2}(?:\D|\d{4}$)/.test(simple) ? readDay(`0${simple}`, null) : unreadable;
}

function fromSerial(days: number): ReadDate {
  if (days < serials.min || days > serials.max) return unreadable;
  if (days % 1 > lateFraction) return { problem: 'serial' };
  const likely = new Date(firstDay + Math.floor(days) * 86_400_000).toISOString().slice(0, 10);
  return { problem: 'serial', likely };
}

/** Reads a date of Taiwan's calendar written as seven digits: `1060314`. */
function fromSevenDigits(digits: string): ReadDate {
  const read = fromYear(digits.slice(0, 3), Number(digits.slice(3, 5)), Number(digits.slice(5)));
  return 'likely' in read ? read : unreadable;
}

function fromEightDigits(digits: string, order: Order): ReadDate {
  const yearFirst = fromYear(digits.slice(0, 4), Number(digits.slice(4, 6)), Number(digits.slice(6)));
  if ('date' in yearFirst) return yearFirst;
  return fromNumbers(Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), digits.slice(4), order);
}

function fromThreeParts(
  [first, second, third]: [string, string, string],
  separator: string,
  order: Order,
): ReadDate {
  if (isWord(first)) return isWord(second) ? unreadable : fromYear(third, monthOfName(first), Number(second));
  if (isWord(second)) {
    const [year, day] = first.length > 2 ? [first, third] : [third, first];
    return fromYear(year, monthOfName(second), Number(day));
  }
  if (first.length > 2) return fromYear(first, Number(second), Number(third));
  if (third.length === 3) return unreadable;
  const known = separator === '.' ? orderOfPoints(order) : order;
  if (third.length < 3) return fromShort(first, second, third, order ?? known);
  return fromNumbers(Number(first), Number(second), third, known);
}

/** Order of a date with points, as in 3.4.2026: day first, but unknown if the organisation uses mdy. */
const orderOfPoints = (order: Order): Order => (order === 'mdy' ? null : 'dmy');

function fromNumbers(first: number, second: number, year: string, order: Order): ReadDate {
  const dayFirst = fromYear(year, second, first);
  const monthFirst = fromYear(year, first, second);
  if (first === second || !('date' in monthFirst)) return dayFirst;
  if (!('date' in dayFirst) || order === 'mdy') return monthFirst;
  return order === 'dmy' ? dayFirst : { problem: 'ambiguous' };
}

/** Reads three short numbers. The order decides which one is the two-digit year. */
function fromShort(first: string, second: string, third: string, order: Order): ReadDate {
  if (order === 'ymd') return fromYear(first, Number(second), Number(third));
  if (order === 'mdy') return fromYear(third, Number(first), Number(second));
  return order === 'dmy' ? fromYear(third, Number(second), Number(first)) : { problem: 'short-year' };
}

/** Checks and combines the parts of a date. @param month NaN for a word that is not a month */
function fromYear(year = '', month: number, day: number): ReadDate {
  if (Number.isNaN(month)) return unreadable;
  if (year.length < 4) {
    const full = year.length === 3 ? Number(year) + yearOne : 2000 + Number(year);
    const read = fromYear(String(full), month, day);
    return { problem: 'short-year', ...('date' in read && year.length > 1 && { likely: read.date }) };
  }
  if (year.length !== 4) return unreadable;
  const date = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  if (!isDay(Number(year), month, day)) return { problem: 'no-such-day' };
  return isWithinCalendar(date) ? { date } : { problem: 'unlikely-year' };
}

function isDay(year: number, month: number, day: number): boolean {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
}

const unreadable: ReadDate = { problem: 'unreadable' };
const isWord = (part: string): boolean => /[a-z]/.test(part);
