import { type DateOrder, dateOrders } from '../dates/date-order.ts';
import { cellText } from './cell-text.ts';
import { readDay } from './read-day.ts';
import { splitTime } from './split-time.ts';

/** Orders of day and month that a file can have if its dates do not begin with a four-digit year. */
export const fileDateOrders = ['dmy', 'mdy'] as const;

/**
 * Date forms in which day and month can be confused. A date with points and a four-digit year is not listed,
 * because such a date has the day first.
 */
const forms = [
  /^(\d{1,2}) ?[-/,、 ] ?(\d{1,2}) ?[-/,、 ] ?(\d{4})$/,
  /^(\d{1,2}) ?[-/.,、 ] ?(\d{1,2}) ?[-/.,、 ] ?(\d{2})$/,
  /^(\d{2})(\d{2})(\d{2}|\d{4})$/,
];
const maxLength = 40;

/**
 * The orders in which every cell of a file is a valid date; null if no cell depends on the order. Can include
 * `ymd`, because a two-digit year may come first.
 */
export function dateOrdersIn(cells: Iterable<string>): DateOrder[] | null {
  const found = new Set<string>();
  for (const cell of new Set(cells)) {
    const text = cell.trim();
    if (text.length > maxLength) continue;
    const whole = cellText(text);
    const parts = partsOf(whole) ?? partsOf(splitTime(whole).day);
    const orders = parts ? ordersOf(parts) : [];
    if (orders.length > 0) found.add(orders.join(' '));
  }
  if (found.size === 0) return null;
  return dateOrders.filter(order => [...found].every(orders => orders.split(' ').includes(order)));
}

type Parts = [first: string, second: string, third: string];

function partsOf(day: string): Parts | undefined {
  const [, first, second, third] = forms.map(form => form.exec(day)).find(Boolean) ?? [];
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const isYearFirst = /^\d{8}$/.test(day) && isDay(day.slice(0, 4), day.slice(4, 6), day.slice(6));
  return isYearFirst ? undefined : [first, second, third];
}

/** The orders in which a text is a valid date; empty if no order is valid or all orders give the same day. */
function ordersOf([first, second, third]: Parts): DateOrder[] {
  const fits: Record<DateOrder, boolean> = {
    dmy: isDay(third, second, first),
    mdy: isDay(third, first, second),
    ymd: third.length === 2 && isDay(first, second, third),
  };
  if (first === second && third.length === 4) return [];
  return dateOrders.filter(order => fits[order]);
}

const isDay = (year: string, month: string, day: string): boolean =>
  'date' in readDay(`${year.padStart(4, '20')}-${month}-${day}`, null);

/** The order in which the dates of a file are read, and whether the user must choose or be warned. */
export interface OrderOfFile {
  order: DateOrder | null;
  /** Orders that the user can choose from; empty if the order is certain. */
  choices: DateOrder[];
  /** Whether no order fits all dates. */
  isMixed: boolean;
}

/** The order of a file's dates. @param chosen order chosen by the user; an unambiguous file overrides it */
export function orderOfFile(cells: Iterable<string>, chosen: DateOrder | null): OrderOfFile {
  const possible = dateOrdersIn(cells);
  const [only = null, ...others] = possible ?? [];
  if (only === null) return { order: chosen, choices: [], isMixed: possible !== null };
  if (others.length === 0) return { order: only, choices: [], isMixed: false };
  return {
    order: chosen && possible?.includes(chosen) ? chosen : null,
    choices: [only, ...others],
    isMixed: false,
  };
}
