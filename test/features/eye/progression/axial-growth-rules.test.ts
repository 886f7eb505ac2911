import { expect, test } from 'vitest';
import { compareGrowth } from '../../../../shared/features/eye/progression/axial-growth.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

/**
 * The child is ten and a half years old in the middle of the last year. At this age, short-sighted eyes grow
 * by 0.34 mm a year on average.
 */
const born = '2015-01-01';
const last = '2026-01-01';
const grown = (date: string, mm: number, sph: number | null = -1) =>
  seriesVisit(date, [sph, sph], { axialLength: { right: mm, left: null } });
const growth = (by: number, sph: number | null = -1, from = '2025-01-01') =>
  compareGrowth([grown(from, 24, sph), grown(last, 24 + by, sph)], 'right', born);

test('the growth of an eye is compared with the mean growth at the child’s age halfway between the two measurements', () => {
  const found = growth(0.29);
  expect(found).toMatchObject({ from: '2025-01-01', to: last, result: 'below', isRapid: false });
  expect(found).toMatchObject({ mismatch: null, equivalent: { value: -1, method: 'cycloplegic' } });
  if (found?.mismatch !== null) throw new Error('not compared');
  expect(found.mmPerYear).toBeCloseTo(0.29, 2);
  expect(found.mean).toBeCloseTo(0.34, 2);
  expect(found.years).toBeCloseTo(10.5, 2);
});

test('axial growth counts as above or below the mean only if it differs by more than 0.04 mm over the whole time', () => {
  expect([0.29, 0.31, 0.34, 0.37, 0.39].map(by => growth(by))).toMatchObject([
    { result: 'below' },
    { result: 'like' },
    { result: 'like' },
    { result: 'like' },
    { result: 'above' },
  ]);
  expect(growth(0.14, -1, '2025-07-05'), 'in half a year').toMatchObject({ result: 'like' });
});

test('axial growth counts as similar to the mean if the confidence interval of the growth contains the mean', () => {
  const uneven = [0, 0.3, 0.05, 0.45].map((by, at) =>
    grown(`2025-${['01', '05', '09', '12'][at]}-01`, 24 + by),
  );
  expect(compareGrowth(uneven, 'right', born)).toMatchObject({ result: 'like' });
});

test('only the growth of short-sighted eyes is compared with a mean', () => {
  expect(growth(0.2, 0)).toMatchObject({ mismatch: 'group' });
  expect(growth(0.2, 2)).toMatchObject({ mismatch: 'group' });
  expect(growth(0.6, -0.49)).toMatchObject({ mismatch: 'group' });
  const became = [grown('2025-01-01', 24, 0), grown(last, 24.4, -1)];
  expect(compareGrowth(became, 'right', born), 'at the start').toMatchObject({ mismatch: 'group' });
});

test('growth of a short-sighted eye clearly above 0.36 mm a year counts as rapid, unless the mean is higher', () => {
  expect(growth(0.41)).toMatchObject({ result: 'above', isRapid: true });
  expect(growth(0.39), 'within noise of 0.36').toMatchObject({ result: 'above', isRapid: false });
  const young = [grown('2025-01-01', 24), grown('2026-01-01', 24.7)];
  expect(compareGrowth(young, 'right', '2018-01-01')).toMatchObject({ result: 'above', isRapid: false });
  expect(compareGrowth(young, 'right', '2012-06-01')).toMatchObject({ result: 'above', isRapid: false });
});

test('growth under red-light treatment, or measured last over a year before the newest visit, is not compared with a mean', () => {
  const red = (from: string, to: string | null) => [treatment({ kind: 'redLight', from, to })];
  const under = (treatments: VisitTreatment[]) =>
    compareGrowth([{ ...grown('2025-01-01', 24), treatments }, grown(last, 24.3)], 'right', born);
  expect(under(red('2025-06-01', null))).toEqual({ mismatch: 'redLight' });
  expect(under(red('2025-06-01', '2025-09-01'))).toEqual({ mismatch: 'redLight' });
  expect(under(red('2024-01-01', '2025-01-01'))).toEqual({ mismatch: 'redLight' });
  expect(under(red('2024-01-01', '2024-12-04'))).toEqual({ mismatch: 'redLight' });
  expect(under(red('2024-01-01', '2024-12-03'))).toMatchObject({ mismatch: null });
  const after = ['2025-01-01', '2025-01-30', last].map((date, at) => ({
    ...grown(date, 24 + at / 5),
    treatments: at === 0 ? red('2024-01-01', '2025-01-01') : [],
  }));
  expect(compareGrowth(after, 'right', born), 'since it wore off').toMatchObject({ from: '2025-01-30' });
  const before = (date: string) =>
    compareGrowth([grown('2025-01-01', 24), grown(last, 24.3), seriesVisit(date, [-1, -1])], 'right', born);
  expect(before('2027-01-01')).toMatchObject({ mismatch: null });
  expect(before('2027-01-02')).toEqual({ mismatch: 'stale' });
});

test('growth is compared with a mean only since the last change of treatment', () => {
  const stopped = treatment({ kind: 'atropine005', from: '2025-01-01', to: '2025-05-01', decision: 'stop' });
  const rebound = (middle: string) =>
    compareGrowth(
      [grown('2025-01-01', 24), { ...grown(middle, 24.02), treatments: [stopped] }, grown(last, 24.37)],
      'right',
      born,
    );
  expect(rebound('2025-05-01')).toMatchObject({ from: '2025-05-01', result: 'above', isRapid: true });
  expect(rebound('2025-08-01')).toEqual({ mismatch: 'span' });
});

test.each([
  ['span', '2025-07-06'],
  ['span', '2024-11-26'],
])(
  'growth over less than 180 or more than 400 days is not compared with a mean, for the reason “%s”: from %s',
  (mismatch, from) => {
    expect(growth(0.3, -1, from)).toEqual({ mismatch });
  },
);

test('growth over exactly 180 or exactly 400 days is compared with a mean', () => {
  expect(growth(0.3, -1, '2025-07-05')).toMatchObject({ mismatch: null });
  expect(growth(0.3, -1, '2024-11-27')).toMatchObject({ mismatch: null });
});

test('of a longer series of visits, only the growth in the last 400 days is compared with a mean', () => {
  const visits = [grown('2022-01-01', 22), grown('2025-01-01', 24), grown(last, 24.3)];
  expect(compareGrowth(visits, 'right', born)).toMatchObject({ from: '2025-01-01', result: 'like' });
});

test('growth is compared with a mean only at ages 6 to 15, with a known refraction, and if it exceeds measurement noise', () => {
  const visits = [grown('2025-01-01', 24), grown(last, 24.3)];
  expect(compareGrowth(visits, 'right', '2010-12-31')).toEqual({ mismatch: 'age' });
  expect(compareGrowth(visits, 'right', '2020-01-02')).toEqual({ mismatch: 'age' });
  expect(compareGrowth(visits, 'right', '2011-01-01')).toMatchObject({ mismatch: null });
  expect(compareGrowth(visits, 'right', '2019-01-02'), 'on the first day').toEqual({ mismatch: 'age' });
  expect(growth(0.3, null)).toEqual({ mismatch: 'refraction' });
  expect(growth(0.03)).toEqual({ mismatch: 'noise' });
  expect(growth(0.04)).toMatchObject({ mismatch: null });
});

test('an eye that was measured once or never has no growth to compare', () => {
  expect(compareGrowth([grown(last, 24)], 'right', born)).toBeNull();
  expect(compareGrowth([grown('2025-01-01', 24), grown(last, 24.3)], 'left', born)).toBeNull();
  expect(compareGrowth([], 'right', born)).toBeNull();
});

test('a comparison of growth ignores a refraction measured after the last axial length', () => {
  const visits = [grown('2025-01-01', 24, 1), grown(last, 24.3, 1), seriesVisit('2026-06-01', [-2, -2])];
  expect(compareGrowth(visits, 'right', born)).toMatchObject({ mismatch: 'group' });
});

test('a comparison of growth uses an old refraction only if the old refraction was myopic, because myopia does not go away', () => {
  const longAgo = (sph: number) => [
    seriesVisit('2022-01-01', [sph, sph]),
    grown('2025-01-01', 24, null),
    grown(last, 24.3, null),
  ];
  expect(compareGrowth(longAgo(1), 'right', born)).toEqual({ mismatch: 'refraction' });
  expect(compareGrowth(longAgo(-0.5), 'right', born)).toMatchObject({ mismatch: null });
});

test('a refraction during orthokeratology is ignored, even if only a later visit records the lenses', () => {
  const told = treatment({ kind: 'orthokeratology', from: '2024-06-01', to: '2025-05-01', decision: 'stop' });
  const visits = [grown('2025-01-01', 24), { ...grown('2025-06-01', 24.2, null), treatments: [told] }];
  expect(compareGrowth([...visits, grown(last, 24.3)], 'right', born)).toEqual({ mismatch: 'refraction' });
});
