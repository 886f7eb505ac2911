import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import {
  type DayRange,
  daysOf,
  daysUnder,
  groupDays,
  hasRange,
  lengthOf,
  replaceRange,
} from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import type { CalendarDay } from '../../../../shared/features/classes/school-calendar/schema.ts';

const summer: DayRange = {
  type: 'closed',
  from: '2026-07-20',
  to: '2026-08-31',
  name: { en: 'Summer', zh: '暑假' },
  follows: null,
};

test('a holiday of several weeks is shown as one range of days, with the number of its days', () => {
  expect(lengthOf(summer)).toBe(43);
  expect(daysOf(summer)).toHaveLength(43);
  expect(groupDays(daysOf(summer))).toEqual([summer]);
  const name = { en: 'Make-up day', zh: '调休' };
  const makeUp = { type: 'make-up' as const, from: '2026-10-10', to: '2026-10-10', name };
  expect(daysOf({ ...makeUp, follows: 3 })).toEqual([
    { type: 'make-up', date: '2026-10-10', name, follows: 3 },
  ]);
  expect(daysOf({ ...makeUp, follows: null })).toMatchObject([{ follows: 1 }]);
  expect(daysOf({ ...makeUp, type: 'closed', follows: null })).toEqual([
    { type: 'closed', date: '2026-10-10', name },
  ]);
});

test('adding a range of calendar days does not change the days before or after it', () => {
  const days = daysOf(summer);
  const later = { ...summer, from: '2026-08-01', to: '2026-08-02' };
  expect(daysUnder(days, later, null).map(({ date }) => date)).toEqual(['2026-08-01', '2026-08-02']);
  expect(hasRange(days, later)).toBe(true);
  expect(replaceRange(days, later, null)).toHaveLength(days.length - 2);
});

test('consecutive days that differ in type, name or followed weekday are separate ranges', () => {
  const day = (date: string, more: Partial<DayRange>): CalendarDay[] =>
    daysOf({ ...summer, from: date, to: date, ...more });
  const days = [
    ...day('2026-07-01', {}),
    ...day('2026-07-02', { type: 'holiday' }),
    ...day('2026-07-03', { type: 'holiday', name: { en: 'Other', zh: '暑假' } }),
    ...day('2026-07-04', { type: 'holiday', name: { en: 'Other', zh: '' } }),
    ...day('2026-07-05', { type: 'make-up', follows: 1 }),
    ...day('2026-07-06', { type: 'make-up', follows: 2 }),
    ...day('2026-07-08', { type: 'make-up', follows: 2 }),
  ];
  expect(groupDays(days).map(({ from }) => from)).toEqual(days.map(({ date }) => date));
});

test('shortening a range of days removes the other days; lengthening a range first reports the days that it will replace', () => {
  const other: DayRange = {
    ...summer,
    from: '2026-09-01',
    to: '2026-09-02',
    name: { en: 'Training', zh: '' },
  };
  const days = [...daysOf(summer), ...daysOf(other)];
  const shorter = { ...summer, to: '2026-08-01' };
  expect(groupDays(replaceRange(days, summer, shorter))).toEqual([shorter, other]);
  const longer = { ...summer, to: '2026-09-01' };
  expect(daysUnder(days, longer, summer)).toEqual(daysOf(other).slice(0, 1));
  expect(groupDays(replaceRange(days, summer, longer))).toEqual([longer, { ...other, from: '2026-09-02' }]);
  expect(hasRange(days, summer)).toBe(true);
  expect(hasRange(days, longer)).toBe(false);
});

const ranges = fc
  .tuple(
    fc.constantFrom<DayRange['type']>('holiday', 'closed', 'make-up'),
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 0, max: 12 }),
    fc.constantFrom('One', 'Two'),
  )
  .map(([type, offset, length, en]): DayRange => {
    const from = daysAfter('2026-01-01', offset);
    return {
      type,
      from,
      to: daysAfter(from, length),
      name: { en, zh: '' },
      follows: type === 'make-up' ? 5 : null,
    };
  });

test('after several ranges of calendar days are added, dates are sorted and unique; a range replaces days that were added before', () => {
  fc.assert(
    fc.property(fc.array(ranges, { minLength: 1, maxLength: 8 }), written => {
      let days: CalendarDay[] = [];
      for (const range of written) days = replaceRange(days, null, range);
      const dates = days.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].toSorted());
      expect(hasRange(days, written.at(-1) as DayRange)).toBe(true);
      expect(groupDays(days).flatMap(daysOf)).toEqual(days);
    }),
  );
});
