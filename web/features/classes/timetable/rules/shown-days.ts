import { daysAfter } from '../../../../../shared/core/dates/days.ts';
import {
  dayOf,
  startOfWeek,
  weekdayOf,
} from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SchoolCalendar } from '../../../../../shared/features/classes/school-calendar/schema.ts';

export const views = ['day', 'week', 'month', 'list'] as const;
export type View = (typeof views)[number];

export interface Days {
  from: string;
  to: string;
}

const daysOfWeek = 7;
const daysOfList = 28;

export function weekOf(date: string, weekStart: number): Days {
  const from = startOfWeek(date, weekStart);
  return { from, to: daysAfter(from, daysOfWeek - 1) };
}

/**
 * The day that decides which letter (week A or B) a view shows. Letters change on Mondays; a week view uses
 * its middle day, because a week may start on another weekday.
 */
export const letteredDay = (view: View, date: string, { from }: Days): string =>
  view === 'week' ? daysAfter(from, Math.floor(daysOfWeek / 2)) : date;

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
const monthAfter = (date: string): string => firstOfMonth(daysAfter(firstOfMonth(date), 31));
const monthBefore = (date: string): string => firstOfMonth(daysAfter(firstOfMonth(date), -1));

/** Days that a view loads: the week of a date, the whole weeks of its month, or four weeks for the list. */
export function shownDays(view: View, date: string, weekStart: number): Days {
  const { from, to } = weekOf(date, weekStart);
  if (view === 'list') return { from, to: daysAfter(from, daysOfList - 1) };
  if (view !== 'month') return { from, to };
  return {
    from: startOfWeek(firstOfMonth(date), weekStart),
    to: weekOf(daysAfter(monthAfter(date), -1), weekStart).to,
  };
}

/** The date to show after one step forward or back in a view. */
export function stepFrom(view: View, date: string, direction: 1 | -1): string {
  if (view === 'month') return direction === 1 ? monthAfter(date) : monthBefore(date);
  return daysAfter(date, direction * { day: 1, week: daysOfWeek, list: daysOfList }[view]);
}

export function listDays({ from, to }: Days): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = daysAfter(date, 1)) dates.push(date);
  return dates;
}

const sunday = 7;

/** The Sunday of a week that a week view may hide: without sessions, not today and no make-up day. */
export const emptySundayOf = (
  week: Days,
  {
    byDate,
    today,
    calendar,
  }: { byDate: ReadonlyMap<string, unknown>; today: string; calendar: SchoolCalendar },
): string | null =>
  listDays(week).find(
    date =>
      weekdayOf(date) === sunday &&
      !byDate.has(date) &&
      date !== today &&
      dayOf(calendar, date)?.type !== 'make-up',
  ) ?? null;

/** A week without a hidden day at its beginning or end. */
export const withoutDay = ({ from, to }: Days, hidden: string | null): Days => ({
  from: from === hidden ? daysAfter(from, 1) : from,
  to: to === hidden ? daysAfter(to, -1) : to,
});

export const isInDays = ({ from, to }: Days, date: string): boolean => from <= date && date <= to;

/** Period that a view names in words: "this week" or "this month" only if it contains today. */
export function periodOf(
  view: View,
  date: string,
  today: string,
  weekStart: number,
): View | 'otherWeek' | 'otherMonth' {
  if (view === 'week') return isInDays(weekOf(date, weekStart), today) ? view : 'otherWeek';
  if (view === 'month') return isOfView(view, date, today) ? view : 'otherMonth';
  return view;
}

/** Whether a day belongs to the shown day, week or month, not only to the grid around it. */
export const isOfView = (view: View, shown: string, date: string): boolean =>
  view === 'day' ? date === shown : view !== 'month' || date.slice(0, 7) === shown.slice(0, 7);
