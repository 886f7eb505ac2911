import { expect, test } from 'vitest';
import { groupDays, partsOf, periodBefore } from '../../../../shared/features/cases/analytics/group-days.ts';

test('weeks and months begin where the calendar says, and are cut at both ends of the range', () => {
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

test('the period before has as many days, also over a change of the clock', () => {
  expect(periodBefore({ from: '2026-03-20', to: '2026-04-10' })).toEqual({
    from: '2026-02-26',
    to: '2026-03-19',
  });
});

test('five years are asked for in parts of 366 days, each day once', () => {
  const parts = partsOf({ from: '2022-01-01', to: '2026-12-31' });
  expect(parts).toHaveLength(5);
  expect(parts[0]).toEqual({ from: '2022-01-01', to: '2023-01-01' });
  expect(parts[1]?.from).toBe('2023-01-02');
  expect(parts.at(-1)?.to).toBe('2026-12-31');
});
