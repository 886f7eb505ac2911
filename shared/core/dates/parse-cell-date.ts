import { cellText } from '../cell-text.ts';
import { isWithinCalendar } from '../typed-input.ts';

/** The order of day, month and year in a file whose dates do not begin with the year. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** What follows a date in its cell: the time of day. */
const time =
  /[T\s]\s{0,3}\d{1,2}[:.]\d{2}([:.]\d{2}(\.\d{1,6})?)?\s{0,3}([ap]\.?m\.?)?(z|[+-]\d{2}:?\d{2})?$/i;
const yearFirst = /^(\d{4})[-/.年\s]{1,2}(\d{1,2})[-/.月\s]{1,2}(\d{1,2})日?$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})([-/.\s])(\d{1,2})\2(\d{4})$/;
const named = /^(\d{1,2})[-/.\s]{0,2}([a-z]{3,9})[-/.,\s]{0,2}(\d{4})$/i;
const namedFirst = /^([a-z]{3,9})[-/.\s]{0,2}(\d{1,2})[-/.,\s]{1,2}(\d{4})$/i;

/**
 * The day in a cell, `YYYY-MM-DD`. `blank` without one; `unclear` if it is none, has a year of two digits,
 * or could be two days and the order is not known.
 * @param order of day and month where the year comes last; days with points are always day first
 */
export function parseCellDate(cell: string, order: DateOrder | null): { date: string } | 'blank' | 'unclear' {
  const text = withoutTime(cell);
  if (text === undefined) return 'unclear';
  if (text === '' || text === '-') return 'blank';
  const first = yearFirst.exec(text) ?? compact.exec(text);
  if (first) return dayOf(first[1], first[2], first[3]);
  const byName = named.exec(text);
  if (byName) return dayOf(byName[3], monthOf(byName[2]), byName[1]);
  const byNameFirst = namedFirst.exec(text);
  if (byNameFirst) return dayOf(byNameFirst[3], monthOf(byNameFirst[1]), byNameFirst[2]);
  const [, one, sign, other, year] = yearLast.exec(text) ?? [];
  const known = sign === '.' ? 'dmy' : order;
  if (year === undefined || known === null) return 'unclear';
  return known === 'dmy' ? dayOf(year, other, one) : dayOf(year, one, other);
}

/** Which order the dates of a file can have. */
export type FoundDateOrder = DateOrder | 'either' | 'contradictory' | 'none';

/**
 * The order of day and month in cells whose year comes last: a number over 12 is a day. `none` if there is
 * no such cell, `either` if all fit both orders, `contradictory` if some fit only one and some only the other.
 */
export function findDateOrder(cells: Iterable<string>): FoundDateOrder {
  let isAny = false;
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const cell of cells) {
    const [, one, sign, other] = yearLast.exec(withoutTime(cell) ?? '') ?? [];
    if (one === undefined || sign === '.' || one === other) continue;
    isAny = true;
    isDayFirst ||= Number(one) > 12;
    isMonthFirst ||= Number(other) > 12;
  }
  if (isDayFirst && isMonthFirst) return 'contradictory';
  if (isDayFirst) return 'dmy';
  if (isMonthFirst) return 'mdy';
  return isAny ? 'either' : 'none';
}

const maxDateLength = 40;
/** Undefined for a text that is too long to be a date. */
function withoutTime(cell: string): string | undefined {
  const text = cell.trim();
  return text.length > maxDateLength ? undefined : cellText(text).replace(time, '').trim();
}

function monthOf(name: string | undefined): string {
  return String(months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1);
}

function dayOf(year = '', month = '', day = ''): { date: string } | 'unclear' {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return 'unclear';
  return isWithinCalendar(date) ? { date } : 'unclear';
}
