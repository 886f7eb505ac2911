import { expect, test } from 'vitest';
import { annualisedChange, progressionOf } from '../../../../shared/features/eye/progression/progression.ts';
import { centralProbability, criticalT } from '../../../../shared/features/eye/progression/student-t.ts';

const visits = (...pairs: [date: string, value: number][]) => pairs.map(([date, value]) => ({ date, value }));

test('a change between two visits is converted to a year of 365.25 days', () => {
  const change = annualisedChange({ date: '2026-01-01', value: -1.25 }, { date: '2026-07-03', value: -1.75 });
  expect(change).toBeCloseTo(-0.998, 3);
  const growth = annualisedChange({ date: '2026-01-01', value: 23.5 }, { date: '2026-07-03', value: 23.68 });
  expect(growth).toBeCloseTo(0.359, 3);
});

test('from two values on the same day no yearly change is calculated', () => {
  expect(annualisedChange({ date: '2026-01-01', value: 0 }, { date: '2026-01-01', value: -1 })).toBeNull();
  expect(progressionOf(visits(['2026-01-01', 0], ['2026-01-01', -1]))).toBeNull();
});

test('no progression is calculated from a single visit or without visits', () => {
  expect(progressionOf(visits(['2026-01-01', -1]))).toBeNull();
  expect(progressionOf([])).toBeNull();
});

test('the progression between two visits is their difference, without a confidence interval', () => {
  const progression = progressionOf(visits(['2025-01-01', -1], ['2026-01-01', -1.5]));
  expect(progression?.perYear).toBeCloseTo((-0.5 * 365.25) / 365, 10);
  expect(progression).toMatchObject({ interval: null, visits: 2, days: 365, isIndicative: false });
});

test('the progression over three visits is the least-squares slope, not the difference between the first and the last', () => {
  const progression = progressionOf(visits(['2025-01-01', 0], ['2025-01-11', -1], ['2025-01-31', -1]));
  expect(progression?.perYear).toBeCloseTo((-2 / 70) * 365.25, 8);
  expect(progression?.interval).toBeNull();
});

test('a progression over four or more visits has a 95 % confidence interval, by Student’s t', () => {
  const progression = progressionOf(
    visits(['2024-05-12', -0.5], ['2024-11-17', -0.875], ['2025-05-18', -1.25], ['2025-11-15', -1.625]),
  );
  expect(progression?.perYear).toBeCloseTo(-0.7451, 4);
  expect(progression?.interval?.[0]).toBeCloseTo(-0.7684, 4);
  expect(progression?.interval?.[1]).toBeCloseTo(-0.7219, 4);
});

test('the confidence interval of scattered visits is wide and may include zero', () => {
  const years = ['2020-01-01', '2020-12-31', '2021-12-31', '2022-12-31', '2023-12-31'];
  const progression = progressionOf(
    years.map((date, year) => ({ date, value: [0, -2, -1, -4, -3][year] ?? 0 })),
  );
  expect(progression?.perYear).toBeCloseTo(-0.8005, 4);
  expect(progression?.interval?.[0]).toBeCloseTo(-1.9037, 4);
  expect(progression?.interval?.[1]).toBeCloseTo(0.3026, 4);
});

test('a progression over less than 180 days is marked “indicative only”; a progression over 180 days or more is not', () => {
  const after = (date: string) => progressionOf(visits(['2026-01-01', -1], [date, -1.5]))?.isIndicative;
  expect([after('2026-06-29'), after('2026-06-30')]).toEqual([true, false]);
});

test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [5, 2.571],
  [10, 2.228],
  [28, 2.048],
  [120, 1.98],
])('the critical value of t for %i degrees of freedom at 95 %% is %f', (freedom, t) => {
  expect(criticalT(0.95, freedom)).toBeCloseTo(t, 3);
});

test('in Student’s t distribution, an interval of zero width has the probability 0', () => {
  expect([centralProbability(0, 1), centralProbability(0, 2), centralProbability(0, 7)]).toEqual([0, 0, 0]);
});
