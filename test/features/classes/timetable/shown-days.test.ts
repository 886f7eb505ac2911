import { expect, test } from 'vitest';
import { weekLetter } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { emptyCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import {
  emptySundayOf,
  letteredDay,
  listDays,
  periodOf,
  shownDays,
  stepFrom,
  views,
  weekOf,
  withoutDay,
} from '../../../../web/features/classes/timetable/rules/shown-days.ts';

test('the timetable’s week begins on the weekday that the organisation chose', () => {
  expect(weekOf('2026-11-22', 1)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(weekOf('2026-11-22', 0)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
  expect(weekOf('2026-11-21', 0)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(weekOf('2026-11-22', 6)).toEqual({ from: '2026-11-21', to: '2026-11-27' });
});

test('a week hides an empty Sunday that is not today, and its title leaves that day out', () => {
  const hidden = (week: { from: string; to: string }, today: string, sessions: string[] = []) =>
    emptySundayOf(week, {
      byDate: new Map(sessions.map(date => [date, []])),
      today,
      calendar: emptyCalendar,
    });
  const fromSunday = weekOf('2026-11-30', 0);
  const fromMonday = weekOf('2026-11-30', 1);
  expect(hidden(fromSunday, '2026-11-30')).toBe('2026-11-29');
  expect(hidden(fromSunday, '2026-11-29')).toBeNull();
  expect(hidden(fromSunday, '2026-11-30', ['2026-11-29'])).toBeNull();
  expect(withoutDay(fromSunday, '2026-11-29')).toEqual({ from: '2026-11-30', to: '2026-12-05' });
  expect(withoutDay(fromMonday, '2026-12-06')).toEqual({ from: '2026-11-30', to: '2026-12-05' });
  expect(withoutDay(weekOf('2026-11-30', 6), '2026-11-29')).toEqual(weekOf('2026-11-30', 6));
  expect(withoutDay(fromSunday, null)).toEqual(fromSunday);
});

test('a week counts as A or B by the majority of its days, whatever its first day is', () => {
  const calendar = { weekA: '2026-11-23' };
  for (const weekStart of [0, 1, 6])
    for (const wednesday of ['2026-11-25', '2026-12-02', '2026-12-09']) {
      const days = weekOf(wednesday, weekStart);
      const letters = listDays(days).map(date => weekLetter(calendar, letteredDay('week', date, days)));
      expect(new Set(letters)).toEqual(new Set([weekLetter(calendar, wednesday)]));
    }
  const days = weekOf('2026-11-29', 0);
  expect(weekLetter(calendar, letteredDay('day', '2026-11-29', days))).toBe('A');
});

test('the day view loads the whole week, so that stepping to another day of the week loads nothing', () => {
  for (const date of listDays({ from: '2026-12-28', to: '2027-01-03' }))
    expect(shownDays('day', date, 1)).toEqual({ from: '2026-12-28', to: '2027-01-03' });
});

test('the month view shows whole weeks, at most six', () => {
  expect(shownDays('month', '2026-11-23', 1)).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(shownDays('month', '2027-02-10', 1)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  for (let month = 1; month <= 12; month++)
    for (let weekStart = 0; weekStart < 7; weekStart++) {
      const days = listDays(shownDays('month', `2028-${String(month).padStart(2, '0')}-15`, weekStart));
      expect(days.length % 7).toBe(0);
      expect(days.length).toBeLessThanOrEqual(42);
    }
});

test('stepping forward and back in the timetable returns to the same days', () => {
  expect(stepFrom('month', '2026-12-31', 1)).toBe('2027-01-01');
  expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-01');
  expect(stepFrom('month', '2026-03-15', -1)).toBe('2026-02-01');
  for (const view of views) {
    const shown = shownDays(view, '2026-11-23', 1);
    expect(shownDays(view, stepFrom(view, stepFrom(view, '2026-11-23', 1), -1), 1)).toEqual(shown);
    expect(shownDays(view, stepFrom(view, '2026-11-23', 1), 1).from > shown.from || view === 'day').toBe(
      true,
    );
  }
});

test('only the week and the month that contain today are called “this week” and “this month”', () => {
  expect(periodOf('week', '2026-11-16', '2026-11-22', 1)).toBe('week');
  expect(periodOf('week', '2026-11-16', '2026-11-22', 0)).toBe('otherWeek');
  expect(periodOf('month', '2026-11-01', '2026-11-22', 1)).toBe('month');
  expect(periodOf('month', '2026-12-01', '2026-11-22', 1)).toBe('otherMonth');
  expect(periodOf('list', '2026-12-01', '2026-11-22', 1)).toBe('list');
});
