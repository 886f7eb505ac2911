import { expect, test } from 'vitest';
import { actionsOf, activityActs } from '../../../../shared/features/cases/analytics/activity.ts';
import {
  groupDays,
  isWholeMonth,
  partsOf,
  periodBefore,
  totalOf,
} from '../../../../shared/features/cases/analytics/group-days.ts';

test('a chart of counts uses calendar weeks or months; the first and the last one are cut to the chart’s date range', () => {
  const range = { from: '2026-10-30', to: '2026-11-10' };
  const days = [
    { date: '2026-10-31', counts: { cases: 1 } },
    { date: '2026-11-02', counts: { cases: 2, notes: 1 } },
    { date: '2026-11-10', counts: { cases: 4 } },
  ];
  expect(groupDays(days, range, 'week', 1).map(({ from, to, counts }) => [from, to, counts.cases])).toEqual([
    ['2026-10-30', '2026-11-01', 1],
    ['2026-11-02', '2026-11-08', 2],
    ['2026-11-09', '2026-11-10', 4],
  ]);
  expect(groupDays(days, range, 'month', 1).map(({ from, counts }) => [from, counts.cases])).toEqual([
    ['2026-10-30', 1],
    ['2026-11-01', 6],
  ]);
  expect(groupDays(days, range, 'week', 0)[0]?.to).toBe('2026-10-31');
  expect(groupDays(days, range, 'day', 1)).toHaveLength(12);
});

test('a whole month is told from a part of a month and from other ranges', () => {
  expect(isWholeMonth({ from: '2026-11-01', to: '2026-11-30' })).toBe(true);
  expect(isWholeMonth({ from: '2024-02-01', to: '2024-02-29' })).toBe(true);
  expect(isWholeMonth({ from: '2026-11-01', to: '2026-11-29' })).toBe(false);
  expect(isWholeMonth({ from: '2026-11-02', to: '2026-11-30' })).toBe(false);
  expect(isWholeMonth({ from: '2026-11-01', to: '2026-12-31' })).toBe(false);
});

test('a chart of counts compares its date range with the preceding range of equal length, even across a clock change', () => {
  expect(periodBefore({ from: '2026-03-20', to: '2026-04-10' })).toEqual({
    from: '2026-02-26',
    to: '2026-03-19',
  });
});

test('daily counts of five years are requested in parts of 366 days that do not overlap', () => {
  const parts = partsOf({ from: '2022-01-01', to: '2026-12-31' });
  expect(parts).toHaveLength(5);
  expect(parts[0]).toEqual({ from: '2022-01-01', to: '2023-01-01' });
  expect(parts[1]?.from).toBe('2023-01-02');
  expect(parts.at(-1)?.to).toBe('2026-12-31');
});

test('daily counts of 366 days take one request, daily counts of 367 days take two', () => {
  expect(partsOf({ from: '2023-01-01', to: '2024-01-01' })).toEqual([
    { from: '2023-01-01', to: '2024-01-01' },
  ]);
  expect(partsOf({ from: '2023-01-01', to: '2024-01-02' })).toEqual([
    { from: '2023-01-01', to: '2024-01-01' },
    { from: '2024-01-02', to: '2024-01-02' },
  ]);
});

test('several counts for the same day are added up; counts for days outside the chart’s date range are ignored', () => {
  const day = (date: string, cases: number) => ({ date, counts: { cases } });
  const days = [day('2026-10-31', 1), day('2026-11-01', 2), day('2026-11-01', 4), day('2026-11-03', 8)];
  expect(
    groupDays([...days, day('2026-11-04', 16)], { from: '2026-11-01', to: '2026-11-03' }, 'day', 1),
  ).toEqual([
    { from: '2026-11-01', to: '2026-11-01', counts: { cases: 6 } },
    { from: '2026-11-02', to: '2026-11-02', counts: {} },
    { from: '2026-11-03', to: '2026-11-03', counts: { cases: 8 } },
  ]);
});

test('in a chart by month, the first and the last month contain only days of the date range, and February ends on the right day', () => {
  const months = groupDays([], { from: '2027-12-15', to: '2028-03-01' }, 'month', 1);
  expect(months.map(({ from, to }) => [from, to])).toEqual([
    ['2027-12-15', '2027-12-31'],
    ['2028-01-01', '2028-01-31'],
    ['2028-02-01', '2028-02-29'],
    ['2028-03-01', '2028-03-01'],
  ]);
});

test('the total for a kind of event is the sum of the daily counts of this kind', () => {
  const days = [
    { date: '2026-11-01', counts: { cases: 2, notes: 1 } },
    { date: '2026-11-02', counts: { notes: 4 } },
  ];
  expect([totalOf(days, 'cases'), totalOf(days, 'notes'), totalOf([], 'cases')]).toEqual([2, 5, 0]);
});

test('the filters “eye” and “all” include eye events only if the organisation has the eye module', () => {
  expect([...actionsOf('all', ['eye'])].toSorted()).toEqual([...activityActs].toSorted());
  const withoutEye = [...actionsOf('all', [])];
  expect(withoutEye).toContain('case.created');
  expect(withoutEye).toContain('note.finished');
  expect(withoutEye).not.toContain('eyeReport.finished');
  expect(actionsOf('eye', ['developer']).size).toBe(0);
  expect(actionsOf('eye', ['eye'])).toContain('eyeReport.finished');
  expect(actionsOf('notes', ['eye'])).toContain('note.finished');
  expect(actionsOf('notes', ['eye'])).not.toContain('case.created');
});
