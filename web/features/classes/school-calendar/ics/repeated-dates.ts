import { dayMs } from '../../../../../shared/core/dates/durations.ts';
import { momentOf } from './whole-days.ts';

/** Maximum number of dates that a repetition rule yields. */
const maxDates = 400;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const parts = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYMONTH', 'BYMONTHDAY', 'BYDAY', 'WKST'];
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

interface Rule {
  frequency: (typeof frequencies)[number];
  interval: number;
  count: number;
  /** End of the rule, in milliseconds since 1970. */
  until: number;
  months: number[];
  monthDays: number[];
  /** Weekdays, 0 for Sunday. `nth` is 2 in "2nd Monday of the month"; 0 means every such weekday. */
  days: { weekday: number; nth: number }[];
  weekStart: number;
}

/** Range in which the dates of a rule are listed. */
export interface Span {
  today: string;
  until: string;
}

/** Number of days that may still be examined for the rules of a file. */
export interface DayBudget {
  left: number;
}

/**
 * Lists the dates of a repetition rule (RFC 5545, 3.3.10). An endless or yearly rule yields only dates from
 * today on. Returns undefined if the rule has unsupported parts, such as hours or weeks of the year, or if
 * the budget is used up.
 * @returns milliseconds since 1970
 */
export function repeatedDates(
  text: string,
  from: string,
  { today, until }: Span,
  budget: DayBudget,
): number[] | undefined {
  const rule = readRule(text);
  if (!rule) return undefined;
  const start = Date.parse(from);
  const last = Math.min(rule.until, Date.parse(until));
  const isOpen = rule.frequency === 'YEARLY' || (rule.count === Infinity && rule.until === Infinity);
  const first = isOpen ? Date.parse(today) : start;
  const dates: number[] = [];
  let count = 0;
  const begin = rule.count === Infinity ? stepBefore(rule, start, first) : 0;
  for (let step = begin; dates.length < maxDates; step++) {
    budget.left -= daysOfStep(rule);
    if (budget.left < 0) return undefined;
    const found = datesOfStep(rule, start, step).filter(at => at >= start);
    for (const at of found) {
      if (at > last || ++count > rule.count) return dates;
      if (at >= first) dates.push(at);
    }
    if (beginOfStep(rule, start, step) > last) return dates;
  }
  return dates;
}

/** Number of days to examine for one step of a rule: one day, week, month or year. */
const daysOfStep = ({ frequency, months }: Rule): number =>
  ({ DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 31 * Math.max(1, months.length) })[frequency];

function readRule(text: string): Rule | undefined {
  const given = new Map(
    text
      .trim()
      .toUpperCase()
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name, value];
      }),
  );
  const frequency = frequencies.find(one => one === given.get('FREQ'));
  if (!frequency || [...given.keys()].some(name => !parts.includes(name))) return undefined;
  const numbers = (name: string) => (given.get(name)?.split(',') ?? []).map(Number);
  const days = (given.get('BYDAY')?.split(',') ?? []).map(day => {
    const [, nth = '0', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(day) ?? [];
    return { weekday: weekdays.indexOf(name), nth: Number(nth) };
  });
  const rule: Rule = {
    frequency,
    interval: Number(given.get('INTERVAL') ?? 1),
    count: given.has('COUNT') ? Number(given.get('COUNT')) : Infinity,
    until: given.has('UNTIL') ? (momentOf(given.get('UNTIL'))?.at ?? Number.NaN) : Infinity,
    months: numbers('BYMONTH'),
    monthDays: numbers('BYMONTHDAY'),
    days,
    weekStart: Math.max(0, weekdays.indexOf(given.get('WKST') ?? 'MO')),
  };
  const isPlaced = days.some(({ nth }) => nth !== 0);
  const isOfYear = frequency === 'YEARLY' && days.length > 0 && rule.months.length === 0;
  const isMonthly = frequency === 'MONTHLY' || frequency === 'YEARLY';
  const isRead =
    Number.isInteger(rule.interval) &&
    rule.interval > 0 &&
    rule.count > 0 &&
    !Number.isNaN(rule.until) &&
    days.every(({ weekday }) => weekday >= 0) &&
    [...rule.months, ...rule.monthDays].every(Number.isInteger);
  return isRead && !isOfYear && (isMonthly || !isPlaced) ? rule : undefined;
}

const weekdayOf = (at: number): number => new Date(at).getUTCDay();
const startOfWeek = (at: number, weekStart: number): number =>
  at - ((weekdayOf(at) - weekStart + 7) % 7) * dayMs;

/** Returns the index of a step that is not after the day `first`; the search for dates starts there. */
function stepBefore({ frequency, interval }: Rule, start: number, first: number): number {
  const days = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency] * interval;
  return Math.max(0, Math.floor((first - start) / dayMs / days) - 1);
}

/** First day of the step: the day itself, or the start of its week, month or year. */
function beginOfStep({ frequency, interval, weekStart }: Rule, start: number, step: number): number {
  const at = new Date(start);
  if (frequency === 'DAILY') return start + step * interval * dayMs;
  if (frequency === 'WEEKLY') return startOfWeek(start, weekStart) + step * interval * 7 * dayMs;
  const months = step * interval * (frequency === 'YEARLY' ? 12 : 1);
  const first = frequency === 'YEARLY' ? 0 : at.getUTCMonth();
  return Date.UTC(at.getUTCFullYear(), first + months, 1);
}

function datesOfStep(rule: Rule, start: number, step: number): number[] {
  const { frequency, months, monthDays, days } = rule;
  const begin = beginOfStep(rule, start, step);
  const isIn = (at: number) =>
    (months.length === 0 || months.includes(new Date(at).getUTCMonth() + 1)) &&
    (monthDays.length === 0 || isMonthDay(at, monthDays)) &&
    (days.length === 0 || days.some(day => isWeekday(at, day)));
  if (frequency === 'DAILY') return [begin].filter(isIn);
  if (frequency === 'WEEKLY') {
    const wanted = days.length > 0 ? days.map(({ weekday }) => weekday) : [weekdayOf(start)];
    return daysFrom(begin, 7).filter(at => wanted.includes(weekdayOf(at)) && isIn(at));
  }
  const day = new Date(start).getUTCDate();
  const isDay = (at: number) =>
    days.length > 0 || monthDays.length > 0 ? isIn(at) : new Date(at).getUTCDate() === day && isIn(at);
  if (frequency === 'MONTHLY') return daysFrom(begin, lengthOfMonth(begin)).filter(isDay);
  const year = new Date(begin).getUTCFullYear();
  const named = months.length > 0 ? months : [new Date(start).getUTCMonth() + 1];
  return named
    .toSorted((one, other) => one - other)
    .map(month => Date.UTC(year, month - 1, 1))
    .flatMap(month => daysFrom(month, lengthOfMonth(month)).filter(isDay));
}

const daysFrom = (first: number, length: number): number[] =>
  Array.from({ length }, (_, index) => first + index * dayMs);

function lengthOfMonth(at: number): number {
  const date = new Date(at);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Whether a rule includes a day of the month. Negative days are counted from the end of the month. */
function isMonthDay(at: number, monthDays: readonly number[]): boolean {
  const day = new Date(at).getUTCDate();
  return monthDays.includes(day) || monthDays.includes(day - lengthOfMonth(at) - 1);
}

function isWeekday(at: number, { weekday, nth }: Rule['days'][number]): boolean {
  if (weekdayOf(at) !== weekday) return false;
  const day = new Date(at).getUTCDate();
  return nth === 0 || nth === Math.ceil(day / 7) || nth === -Math.ceil((lengthOfMonth(at) - day + 1) / 7);
}
