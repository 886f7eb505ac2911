import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, daysBetween } from '../../../../shared/core/dates/days.ts';
import {
  mondayOf,
  plannedWeekday,
  seriesDates,
  startOfWeek,
  weekdayOf,
  weekLetter,
} from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import {
  type CalendarDay,
  emptyCalendar,
  type SchoolCalendar,
} from '../../../../shared/features/classes/school-calendar/schema.ts';
import { makeUpDay, nationalDay } from './samples.ts';

const calendarOf = (days: CalendarDay[], weekA: string | null = null): SchoolCalendar => ({
  days,
  weekA,
  version: 1,
});
const closed = (date: string): CalendarDay => ({ type: 'closed', date, name: { en: 'Closed', zh: '休息' } });
const makesUp = (date: string, follows: number): CalendarDay => ({
  type: 'make-up',
  date,
  follows,
  name: makeUpDay.name,
});

describe('counting days and weekdays', () => {
  test('days are counted across leap days and the turn of the century', () => {
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2027-02-28', 1)).toBe('2027-03-01');
    expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2099-12-31', '2100-03-01')).toBe(60);
  });

  test('the weekday is calculated correctly for dates before 1970 too', () => {
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('1969-12-31')).toBe(3);
    expect(weekdayOf('1969-12-28')).toBe(7);
    expect(weekdayOf('1960-01-04')).toBe(1);
    expect(mondayOf('1960-01-06')).toBe('1960-01-04');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  });
});

describe('a week of the school timetable', () => {
  test('a week of the timetable begins on the weekday that the organisation configured', () => {
    const dates = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-28'];
    const starts = (weekStart: number) => dates.map(date => startOfWeek(date, weekStart));
    expect(starts(1)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23', '2026-11-23']);
    expect(starts(0)).toEqual(['2026-11-22', '2026-11-22', '2026-11-22', '2026-11-22']);
    expect(starts(6)).toEqual(['2026-11-21', '2026-11-21', '2026-11-21', '2026-11-28']);
  });
});

describe('the alternating weeks A and B of the timetable', () => {
  test('weeks alternate between A and B across the end of a year that has 53 weeks', () => {
    const calendar = calendarOf([], '2026-12-21');
    const mondays = ['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'];
    expect(mondays.map(date => weekLetter(calendar, date))).toEqual(['B', 'A', 'B', 'A', 'B']);
  });

  test('weeks A and B begin on Monday, even if the anchor date (from which weeks are counted) is another weekday', () => {
    const calendar = calendarOf([], '2026-09-06');
    expect(weekLetter(calendar, '2026-08-31')).toBe('A');
    expect(weekLetter(calendar, '2026-08-30')).toBe('B');
    expect(weekLetter(calendar, '2026-09-07')).toBe('B');
  });

  test('weeks are neither A nor B if the organisation has not set an anchor date', () => {
    expect(weekLetter(emptyCalendar, '2026-09-07')).toBeNull();
    const plan = { from: '2026-09-07', until: '2026-09-21', weeks: 'A' } as const;
    expect(seriesDates(plan, emptyCalendar).dates).toEqual(['2026-09-07', '2026-09-14', '2026-09-21']);
  });

  test('weeks alternate between A and B both before and after the anchor date', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -4_000, max: 4_000 }),
        fc.integer({ min: -4_000, max: 4_000 }),
        (anchor, days) => {
          const calendar = calendarOf([], daysAfter('2026-06-03', anchor));
          const date = daysAfter('2026-06-03', days);
          expect(weekLetter(calendar, daysAfter(date, 7))).not.toBe(weekLetter(calendar, date));
          expect(weekLetter(calendar, daysAfter(date, -14))).toBe(weekLetter(calendar, date));
          expect(weekLetter(calendar, mondayOf(date))).toBe(weekLetter(calendar, date));
        },
      ),
    );
  });
});

describe('the timetable that a school day follows', () => {
  test('a school day follows the timetable of its own weekday or of another weekday, or no timetable if the school is closed', () => {
    const calendar = calendarOf([closed('2026-11-24'), makesUp('2026-11-28', 2)]);
    const planned = ['2026-11-23', '2026-11-24', '2026-11-28'].map(date => plannedWeekday(calendar, date));
    expect(planned).toEqual([1, null, 2]);
  });
});

describe('a series of planned sessions', () => {
  test('a weekly series of sessions skips a public holiday and reports the skipped day with the holiday’s name', () => {
    const plan = { from: '2026-09-17', until: '2026-10-15', weeks: 'every' } as const;
    expect(seriesDates(plan, calendarOf([nationalDay]))).toEqual({
      dates: ['2026-09-17', '2026-09-24', '2026-10-08', '2026-10-15'],
      skipped: [nationalDay],
    });
  });

  test('a weekly series on Wednesdays includes a Saturday that follows the Wednesday timetable', () => {
    const plan = { from: '2026-10-07', until: '2026-10-21', weeks: 'every' } as const;
    expect(seriesDates(plan, calendarOf([makeUpDay])).dates).toEqual([
      '2026-10-07',
      '2026-10-10',
      '2026-10-14',
      '2026-10-21',
    ]);
  });

  test('a weekly series on Sundays skips a Sunday that follows the Friday timetable', () => {
    const sunday = makesUp('2026-09-27', 5);
    const plan = { from: '2026-09-20', until: '2026-10-04', weeks: 'every' } as const;
    expect(seriesDates(plan, calendarOf([sunday])).dates).toEqual(['2026-09-20', '2026-10-04']);
    const fridays = { from: '2026-09-25', until: '2026-10-02', weeks: 'every' } as const;
    const off = [closed('2026-09-25'), sunday];
    expect(seriesDates(fridays, calendarOf(off)).dates).toEqual(['2026-09-27', '2026-10-02']);
  });

  test('a series of sessions from a make-up day on continues on the weekday whose timetable the make-up day follows', () => {
    const plan = { from: '2026-10-10', until: '2026-10-21', weeks: 'every' } as const;
    expect(seriesDates(plan, calendarOf([makeUpDay])).dates).toEqual([
      '2026-10-10',
      '2026-10-14',
      '2026-10-21',
    ]);
  });

  test('a series on Saturdays skips and reports a Saturday that follows the timetable of another weekday', () => {
    const plan = { from: '2026-10-03', until: '2026-10-17', weeks: 'every' } as const;
    expect(seriesDates(plan, calendarOf([makeUpDay]))).toEqual({
      dates: ['2026-10-03', '2026-10-17'],
      skipped: [makeUpDay],
    });
  });

  test('a series of sessions in B weeks has no sessions in A weeks, and does not report holidays in A weeks as skipped', () => {
    const calendar = calendarOf([nationalDay], '2026-09-28');
    const plan = { from: '2026-09-24', until: '2026-10-22', weeks: 'B' } as const;
    expect(seriesDates(plan, calendar)).toEqual({
      dates: ['2026-09-24', '2026-10-08', '2026-10-22'],
      skipped: [],
    });
  });

  test('a series of sessions reports closed days on its own weekday as skipped, but no closed or make-up days on other weekdays', () => {
    const plan = { from: '2026-11-24', until: '2026-12-01', weeks: 'every' } as const;
    const days = [closed('2026-11-25'), makesUp('2026-11-28', 2), makesUp('2026-12-01', 2)];
    expect(seriesDates(plan, calendarOf(days))).toEqual({
      dates: ['2026-11-24', '2026-11-28', '2026-12-01'],
      skipped: [],
    });
  });

  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 40 });
  const plans = fc.record({
    offset: fc.integer({ min: 0, max: 60 }),
    length: fc.integer({ min: 0, max: 120 }),
    weeks: fc.constantFrom('every' as const, 'A' as const, 'B' as const),
    closedOn: offsets,
    makeUps: fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 7 })), {
      maxLength: 8,
    }),
    weekA: fc.constantFrom(null, '2026-01-07'),
  });

  test('a series of sessions contains no closed day, only days in its weeks (A, B or all), and every make-up day once', () => {
    fc.assert(
      fc.property(plans, ({ offset, length, weeks, closedOn, makeUps, weekA }) => {
        const begin = '2026-01-01';
        const days = new Map<string, CalendarDay>();
        for (const [at, follows] of makeUps)
          days.set(daysAfter(begin, at), makesUp(daysAfter(begin, at), follows));
        for (const at of closedOn) days.set(daysAfter(begin, at), closed(daysAfter(begin, at)));
        const calendar = calendarOf([...days.values()], weekA);
        const from = daysAfter(begin, offset);
        const until = daysAfter(from, length);
        const { dates, skipped } = seriesDates({ from, until, weeks }, calendar);
        const wanted = plannedWeekday(calendar, from) ?? weekdayOf(from);
        const isInWeeks = (date: string) =>
          weeks === 'every' || weekA === null || weekLetter(calendar, date) === weeks;
        const expected = Array.from({ length: length + 1 }, (_, day) => daysAfter(from, day)).filter(
          date => isInWeeks(date) && plannedWeekday(calendar, date) === wanted,
        );
        expect(dates).toEqual(expected);
        for (const day of skipped) {
          expect(days.get(day.date)).toEqual(day);
          expect(plannedWeekday(calendar, day.date)).not.toBe(wanted);
          expect(dates).not.toContain(day.date);
        }
      }),
    );
  });
});
