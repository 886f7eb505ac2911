import { cellText } from '../cell-text.ts';
import { instantAt } from '../instant-at.ts';
import { isWithinCalendar } from '../typed-input.ts';
import { nowIn } from './now-in.ts';
import { type DayAndTime, splitTime } from './split-time.ts';

/** The order of day, month and year in a file whose dates do not begin with the year. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const yearFirst = /^(\d{4})[-/.年\s]{1,2}(\d{1,2})[-/.月\s]{1,2}(\d{1,2})日?$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})([-/.\s])(\d{1,2})\2(\d{4})$/;
const named = /^(\d{1,2})[-/.\s]{0,2}([a-z]{3,9})[-/.,\s]{0,2}(\d{4})$/i;
const namedFirst = /^([a-z]{3,9})[-/.\s]{0,2}(\d{1,2})[-/.,\s]{1,2}(\d{4})$/i;

/** How the dates of a file are read. */
export interface CellDateOptions {
  /** Order of day and month if the year comes last; dates with points always have the day first. */
  order: DateOrder | null;
  /** IANA name of the organisation's zone; if null, no instant is read as a day. */
  timeZone: string | null;
}

/**
 * The day in a cell, `YYYY-MM-DD`. An instant such as `2026-05-15T23:30:00Z` gives the day by the organisation's
 * clocks. `blank`: no text. `unclear`: not a date, a two-digit year, or two possible days and an unknown order.
 * `instant`: depends on a time zone that is not known.
 */
export function parseCellDate(
  cell: string,
  { order, timeZone }: CellDateOptions,
): { date: string } | 'blank' | 'unclear' | 'instant' {
  const { day, time, offset } = splitCell(cell);
  const found = parseDay(day, order);
  if (typeof found !== 'object' || time === null || offset === null) return found;
  if (!timeZone) return 'instant';
  return { date: nowIn(timeZone, Date.parse(found.date) + time - offset).date };
}

/**
 * The birth date in a cell. Other programs write midnight by their own clocks as an instant, so its text can
 * begin with the previous day. An instant is therefore a birth date only if it is midnight in the organisation's
 * zone. Returns `instant` for any other instant, and for a time without a zone that would be such a midnight in
 * UTC.
 */
export function parseCellBirthDate(
  cell: string,
  { order, timeZone }: CellDateOptions,
): { date: string } | 'blank' | 'unclear' | 'instant' {
  const { day, time, offset } = splitCell(cell);
  const found = parseDay(day, order);
  if (typeof found !== 'object' || time === null) return found;
  const midnight = timeZone ? dayOfMidnight(Date.parse(found.date) + time - (offset ?? 0), timeZone) : null;
  if (offset === null) return time === 0 || midnight === null ? found : 'instant';
  return midnight === null ? 'instant' : { date: midnight };
}

/** The day that begins at an instant by the clocks of a zone; null if the instant is not midnight. */
function dayOfMidnight(at: number, timeZone: string): string | null {
  const { date } = nowIn(timeZone, at);
  return instantAt(date, 0, timeZone) === at ? date : null;
}

function parseDay(text: string, order: DateOrder | null): { date: string } | 'blank' | 'unclear' {
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

/** The date order found in a file. */
export type FoundDateOrder = DateOrder | 'either' | 'contradictory' | 'none';

/**
 * The order of day and month in cells whose year comes last: a number over 12 is a day. `none`: no such cell.
 * `either`: all cells fit both orders. `contradictory`: some cells fit only one order and some only the other.
 */
export function findDateOrder(cells: Iterable<string>): FoundDateOrder {
  let isAny = false;
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const cell of cells) {
    const [, one, sign, other] = yearLast.exec(splitCell(cell).day) ?? [];
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
const tooLong: DayAndTime = { day: 'too long', time: null, offset: null };

function splitCell(cell: string): DayAndTime {
  const text = cell.trim();
  return text.length > maxDateLength ? tooLong : splitTime(cellText(text));
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
