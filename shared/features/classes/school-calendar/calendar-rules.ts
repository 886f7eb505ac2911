import { daysAfter, daysBetween } from '../../../core/dates/days.ts';
import { dayMs } from '../../../core/dates/durations.ts';
import type { CalendarDay, SchoolCalendar } from './schema.ts';

/** The weekday of a date: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => ((((Date.parse(date) / dayMs + 3) % 7) + 7) % 7) + 1;

export const mondayOf = (date: string): string => daysAfter(date, 1 - weekdayOf(date));

/** The first day of a date's week. @param weekStart 0 for Sunday to 6 for Saturday */
export const startOfWeek = (date: string, weekStart: number): string =>
  daysAfter(date, -((weekdayOf(date) - weekStart + 7) % 7));

export const dayOf = ({ days }: Pick<SchoolCalendar, 'days'>, date: string): CalendarDay | undefined =>
  days.find(day => day.date === date);

/** The weekday whose timetable the organisation follows on a date; null if it is closed. */
export function plannedWeekday(calendar: Pick<SchoolCalendar, 'days'>, date: string): number | null {
  const day = dayOf(calendar, date);
  if (!day) return weekdayOf(date);
  return day.type === 'make-up' ? day.follows : null;
}

/**
 * Whether a date is in an A week or a B week; null if the organisation does not distinguish A and B weeks.
 */
export function weekLetter({ weekA }: Pick<SchoolCalendar, 'weekA'>, date: string): 'A' | 'B' | null {
  if (weekA === null) return null;
  const weeks = daysBetween(mondayOf(weekA), mondayOf(date)) / 7;
  return weeks % 2 === 0 ? 'A' : 'B';
}

export interface SeriesPlan {
  /** First date of the series; its weekday is the weekday of the series. */
  from: string;
  /** The last possible date of the series. */
  until: string;
  weeks: 'every' | 'A' | 'B';
}

export interface SeriesDates {
  dates: string[];
  /** Days of the series on which the organisation is closed or follows another weekday's timetable. */
  skipped: CalendarDay[];
}

/**
 * The dates of a weekly series. Days on which the organisation is closed are left out. A make-up day belongs
 * to the series if it follows the timetable of the series' weekday.
 */
export function seriesDates({ from, until, weeks }: SeriesPlan, calendar: SchoolCalendar): SeriesDates {
  const seriesWeekday = plannedWeekday(calendar, from) ?? weekdayOf(from);
  const dates: string[] = [];
  const skipped: CalendarDay[] = [];
  for (let date = from; date <= until; date = daysAfter(date, 1)) {
    const letter = weekLetter(calendar, date);
    if (weeks !== 'every' && letter !== null && letter !== weeks) continue;
    if (plannedWeekday(calendar, date) === seriesWeekday) dates.push(date);
    const day = dayOf(calendar, date);
    if (day && weekdayOf(date) === seriesWeekday && plannedWeekday(calendar, date) !== seriesWeekday)
      skipped.push(day);
  }
  return { dates, skipped };
}
