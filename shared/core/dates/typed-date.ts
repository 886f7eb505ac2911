import { isWithinCalendar } from '../typed-input.ts';
import type { DateOrder } from './date-order.ts';
import { monthOfName, simplifyDateText } from './typed-date-text.ts';

/**
 * Why a typed text is not a date: it does not look like one, its year is short or implausible, the day does not
 * exist, or day and month are ambiguous.
 */
export type DateProblem = 'unreadable' | 'short-year' | 'unlikely-year' | 'no-such-day' | 'ambiguous';

/** A typed date as `YYYY-MM-DD`, or the reason why it is invalid. */
export type TypedDate = { date: string } | { problem: DateProblem };

/** Longer texts are never dates. */
const maxLength = 40;
const chineseDate = /^(\d{1,4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号號]?$/;
const separatedDate = /^(\d{1,4}|[a-z]+)(?: ?[-/.,。、] ?| )(\d{1,2}|[a-z]+)(?: ?[-/.,。、] ?| )(\d{1,4})$/;
const eightDigits = /^\d{8}$/;
const sixDigits = /^\d{6}$/;
const partialForms = [
  /^(?<year>\d{4}) ?年?$/,
  /^(?<year>\d{4})(?: ?年 ?|[-/. ]{1,3})(?<month>\d{1,2}) ?月?$/,
  /^(?<month>\d{1,2})[-/. ]{1,3}(?<year>\d{4})$/,
  /^(?<name>[a-z]+)[-/., ]{1,3}(?<year>\d{4})$/,
];

/**
 * Reads a date as people type it: `14/3/2017`, `14.03.2017`, `2017-3-14`, `14032017`, `20170314`, `14 Mar 2017`,
 * `March 14th, 2017`, `2017年3月14日`, `二〇一七年三月十四日`, also with full-width digits.
 * @param order decides which is the day where both numbers could be; with `ymd` or none, such a date is rejected
 * as ambiguous
 */
export function readTypedDate(text: string, order?: DateOrder): TypedDate {
  if (text.length > maxLength) return { problem: 'unreadable' };
  const simple = simplifyDateText(text);
  const chinese = chineseDate.exec(simple);
  if (chinese) return fromYear(chinese[1], Number(chinese[2]), Number(chinese[3]));
  if (eightDigits.test(simple)) return fromEightDigits(simple, order);
  if (sixDigits.test(simple)) return { problem: 'short-year' };
  const [, first = '', second = '', third = ''] = separatedDate.exec(simple) ?? [];
  return first ? fromThreeParts(first, second, third, order) : { problem: 'unreadable' };
}

/** The typed date as `YYYY-MM-DD`; undefined if it is not a date. */
export function parseTypedDate(text: string, order?: DateOrder): string | undefined {
  const read = readTypedDate(text, order);
  return 'date' in read ? read.date : undefined;
}

/** A typed date that may lack its day, or its day and month: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export function parsePartialTypedDate(text: string, order?: DateOrder): string | undefined {
  if (text.length > maxLength) return undefined;
  const simple = simplifyDateText(text);
  const parts = partialForms.map(form => form.exec(simple)?.groups).find(Boolean);
  if (!parts) return parseTypedDate(text, order);
  const { year = '', month, name } = parts;
  if (month === undefined && name === undefined) return year;
  const read = fromYear(year, name === undefined ? Number(month) : monthOfName(name), 1);
  return 'date' in read ? read.date.slice(0, 7) : undefined;
}

function fromEightDigits(digits: string, order: DateOrder | undefined): TypedDate {
  const yearFirst = fromYear(digits.slice(0, 4), Number(digits.slice(4, 6)), Number(digits.slice(6)));
  if ('date' in yearFirst) return yearFirst;
  return fromNumbers(Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), digits.slice(4), order);
}

function fromThreeParts(
  first: string,
  second: string,
  third: string,
  order: DateOrder | undefined,
): TypedDate {
  if (isWord(first)) return isWord(second) ? unreadable : fromYear(third, monthOfName(first), Number(second));
  if (isWord(second)) {
    const [year, day] = first.length > 2 ? [first, third] : [third, first];
    return fromYear(year, monthOfName(second), Number(day));
  }
  if (first.length > 2) return fromYear(first, Number(second), Number(third));
  return fromNumbers(Number(first), Number(second), third, order);
}

/** Two numbers before the year: a day and a month. */
function fromNumbers(first: number, second: number, year: string, order: DateOrder | undefined): TypedDate {
  const dayFirst = fromYear(year, second, first);
  const monthFirst = fromYear(year, first, second);
  if (first === second || !('date' in monthFirst)) return dayFirst;
  if (!('date' in dayFirst) || order === 'mdy') return monthFirst;
  return order === 'dmy' ? dayFirst : { problem: 'ambiguous' };
}

/** @param month NaN for a word that is not a month */
function fromYear(year = '', month: number, day: number): TypedDate {
  if (Number.isNaN(month)) return unreadable;
  if (year.length < 3) return { problem: 'short-year' };
  if (year.length !== 4) return unreadable;
  const date = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const instant = new Date(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  if (!exists) return { problem: 'no-such-day' };
  return isWithinCalendar(date) ? { date } : { problem: 'unlikely-year' };
}

const unreadable: TypedDate = { problem: 'unreadable' };
const isWord = (part: string): boolean => /[a-z]/.test(part);
