import type { DateOrder } from '../dates/date-order.ts';
import { daysBetween } from '../dates/days.ts';
import { simplifyDateText } from './date-words.ts';
import { readDate } from './read-date.ts';
import type { ReadDate } from './read-day.ts';

const chineseDay = /^(\d{1,2} ?月 ?\d{1,2}) ?[日号號]?$/;
const separatedDay = /^(\d{1,2}|[a-z]+)(?: ?[-/.,、] ?| )(\d{1,2}|[a-z]+)$/;

/**
 * Reads a future day. Without a year, `3 Dec`, `3/12` and `12月3日` mean the next 3 December.
 * @param from first possible day, `YYYY-MM-DD`
 */
export function readDayAhead(text: string, order: DateOrder | undefined, from: string): ReadDate {
  const readIn = yearReader(text, order);
  if (!readIn) return readDate(text, { order });
  const year = Number(from.slice(0, 4));
  const soon = readIn(year);
  return 'date' in soon && soon.date >= from ? soon : readIn(year + 1);
}

/**
 * Reads a day that may be past or ahead. Without a year, `3 Dec` means the 3 December that is nearest to a
 * day.
 * @param to that day, `YYYY-MM-DD`
 */
export function readDayNear(text: string, order: DateOrder | undefined, to: string): ReadDate {
  const readIn = yearReader(text, order);
  if (!readIn) return readDate(text, { order });
  const year = Number(to.slice(0, 4));
  const distance = (read: ReadDate) =>
    'date' in read ? Math.abs(daysBetween(to, read.date)) : Number.POSITIVE_INFINITY;
  return [year + 1, year - 1].map(readIn).reduce((nearest, read) => {
    return distance(read) < distance(nearest) ? read : nearest;
  }, readIn(year));
}

function yearReader(text: string, order: DateOrder | undefined): ((year: number) => ReadDate) | undefined {
  const inYear = yearAdder(text);
  return inYear && (year => readDate(inYear(year), { order: order === 'ymd' ? 'mdy' : order }));
}

function yearAdder(text: string): ((year: number) => string) | undefined {
  if (text.length > 40) return undefined;
  const simple = simplifyDateText(text);
  const chinese = chineseDay.exec(simple)?.[1];
  if (chinese) return year => `${year}年${chinese}日`;
  const [, first, second] = separatedDay.exec(simple) ?? [];
  return first && second ? year => `${first} ${second} ${year}` : undefined;
}
