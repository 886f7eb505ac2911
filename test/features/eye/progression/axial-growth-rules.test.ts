import { expect, test } from 'vitest';
import { compareGrowth } from '../../../../shared/features/eye/progression/axial-growth.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

/** Aged ten and a half at the last visit, when the mean of myopes is 0.34 mm a year. */
const born = '2015-07-02';
const last = '2026-01-01';
const grown = (date: string, mm: number, sph: number | null = -1) =>
  seriesVisit(date, [sph, sph], { axialLength: { right: mm, left: null } });
const growth = (by: number, sph: number | null = -1, from = '2025-01-01') =>
  compareGrowth([grown(from, 24, sph), grown(last, 24 + by, sph)], 'right', born);

test('growth is compared with the mean of the age and refractive group', () => {
  const found = growth(0.3);
  expect(found).toMatchObject({
    group: 'myope',
    from: '2025-01-01',
    to: last,
    result: 'below',
    isRapid: false,
  });
  expect(found).toMatchObject({ mismatch: null, equivalent: { value: -1, method: 'cycloplegic' } });
  if (found?.mismatch !== null) throw new Error('not compared');
  expect(found.mmPerYear).toBeCloseTo(0.3, 2);
  expect(found.mean).toBeCloseTo(0.34, 2);
  expect(found.years).toBeCloseTo(10.5, 2);
});

test('growth is above, like or below the mean, to a hundredth of a millimetre', () => {
  expect(growth(0.35)).toMatchObject({ result: 'above', isRapid: false });
  expect(growth(0.34)).toMatchObject({ result: 'like' });
  expect(growth(0.32)).toMatchObject({ result: 'below' });
  expect(growth(0.2, 0)).toMatchObject({ group: 'emmetrope', result: 'below', isRapid: false });
  expect(growth(0.2, 2)).toMatchObject({ group: 'hyperope', result: 'above', isRapid: false });
});

test('growth above 0.36 mm a year is rapid for myopes, unless the mean is higher', () => {
  expect(growth(0.38)).toMatchObject({ result: 'above', isRapid: true });
  expect(growth(0.6, 0)).toMatchObject({ result: 'above', isRapid: false });
  const young = [grown('2025-01-01', 24), grown('2026-01-01', 24.7)];
  expect(compareGrowth(young, 'right', '2018-01-01')).toMatchObject({ result: 'above', isRapid: false });
  expect(compareGrowth(young, 'right', '2012-06-01')).toMatchObject({ result: 'above', isRapid: false });
});

test.each([
  ['span', '2025-07-06'],
  ['span', '2024-11-26'],
])('visits not 180 to 400 days apart: %s from %s', (mismatch, from) => {
  expect(growth(0.3, -1, from)).toEqual({ mismatch });
});

test('visits 180 and 400 days apart are compared', () => {
  expect(growth(0.3, -1, '2025-07-05')).toMatchObject({ mismatch: null });
  expect(growth(0.3, -1, '2024-11-27')).toMatchObject({ mismatch: null });
});

test('only the last 400 days of a longer series are compared', () => {
  const visits = [grown('2022-01-01', 22), grown('2025-01-01', 24), grown(last, 24.3)];
  expect(compareGrowth(visits, 'right', born)).toMatchObject({ from: '2025-01-01', result: 'below' });
});

test('growth is not compared outside 6 to 15 years, without a refraction, or below noise', () => {
  const visits = [grown('2025-01-01', 24), grown(last, 24.3)];
  expect(compareGrowth(visits, 'right', '2010-12-31')).toEqual({ mismatch: 'age' });
  expect(compareGrowth(visits, 'right', '2020-01-02')).toEqual({ mismatch: 'age' });
  expect(compareGrowth(visits, 'right', '2011-01-01')).toMatchObject({ mismatch: null });
  expect(growth(0.3, null)).toEqual({ mismatch: 'refraction' });
  expect(growth(0.03)).toEqual({ mismatch: 'noise' });
  expect(growth(0.04)).toMatchObject({ mismatch: null });
});

test('an eye measured once or never has no growth', () => {
  expect(compareGrowth([grown(last, 24)], 'right', born)).toBeNull();
  expect(compareGrowth([grown('2025-01-01', 24), grown(last, 24.3)], 'left', born)).toBeNull();
  expect(compareGrowth([], 'right', born)).toBeNull();
});

test('a refraction after the last length does not decide the group', () => {
  const visits = [grown('2025-01-01', 24, 1), grown(last, 24.3, 1), seriesVisit('2026-06-01', [-2, -2])];
  expect(compareGrowth(visits, 'right', born)).toMatchObject({ group: 'hyperope' });
});

test('an old refraction decides the group only if it was myopic, since myopia stays', () => {
  const longAgo = (sph: number) => [
    seriesVisit('2022-01-01', [sph, sph]),
    grown('2025-01-01', 24, null),
    grown(last, 24.3, null),
  ];
  expect(compareGrowth(longAgo(1), 'right', born)).toEqual({ mismatch: 'refraction' });
  expect(compareGrowth(longAgo(-0.5), 'right', born)).toMatchObject({ group: 'myope', mismatch: null });
});
