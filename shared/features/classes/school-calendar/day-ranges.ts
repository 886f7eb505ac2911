import { daysAfter, daysBetween } from '../../../core/dates/days.ts';
import type { CalendarDay } from './schema.ts';

/** Maximum number of days that can be entered as one range, such as a summer holiday. */
export const maxRangeDays = 120;

/** Consecutive calendar days of the same type, entered and shown as one range. */
export interface DayRange {
  type: CalendarDay['type'];
  from: string;
  to: string;
  name: CalendarDay['name'];
  /** The weekday whose timetable a make-up day follows. */
  follows: number | null;
}

/** The weekday whose timetable a make-up day follows; null for other days. */
export const followedBy = (day: CalendarDay): number | null => (day.type === 'make-up' ? day.follows : null);

/** Whether a day has the same values as a range, apart from its date. */
export const isLike = (day: CalendarDay, range: Omit<DayRange, 'from' | 'to'>): boolean =>
  day.type === range.type &&
  day.name.en === range.name.en &&
  day.name.zh === range.name.zh &&
  followedBy(day) === range.follows;

/** Groups consecutive days with equal values into ranges, in chronological order. */
export function groupDays(days: readonly CalendarDay[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && daysAfter(last.to, 1) === day.date && isLike(day, last)) last.to = day.date;
    else
      ranges.push({
        type: day.type,
        from: day.date,
        to: day.date,
        name: day.name,
        follows: followedBy(day),
      });
  }
  return ranges;
}

export const lengthOf = ({ from, to }: Pick<DayRange, 'from' | 'to'>): number => daysBetween(from, to) + 1;

export function daysOf({ type, from, to, name, follows }: DayRange): CalendarDay[] {
  return Array.from({ length: lengthOf({ from, to }) }, (_, index) => {
    const date = daysAfter(from, index);
    return type === 'make-up' ? { type, date, name, follows: follows ?? 1 } : { type, date, name };
  });
}

const isIn = ({ from, to }: Pick<DayRange, 'from' | 'to'>, date: string): boolean =>
  from <= date && date <= to;

/**
 * Replaces one range of days with another; the new range also replaces other days on its dates. `before` is
 * null for a new range, `after` is null to delete a range.
 */
export function replaceRange(
  days: readonly CalendarDay[],
  before: DayRange | null,
  after: DayRange | null,
): CalendarDay[] {
  const kept = days.filter(({ date }) => !(before && isIn(before, date)) && !(after && isIn(after, date)));
  return [...kept, ...(after ? daysOf(after) : [])].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

/** Whether all days of a range are stored with the same values as the range. */
export const hasRange = (days: readonly CalendarDay[], range: DayRange): boolean =>
  days.filter(day => isIn(range, day.date) && isLike(day, range)).length === lengthOf(range);

/** Days of other ranges that a range would overwrite. */
export const daysUnder = (
  days: readonly CalendarDay[],
  range: Pick<DayRange, 'from' | 'to'>,
  except: DayRange | null,
): CalendarDay[] => days.filter(({ date }) => isIn(range, date) && !(except && isIn(except, date)));
