import { expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { centileCurves } from '../../../../shared/features/eye/progression/chart-centiles.ts';
import { meanLine } from '../../../../shared/features/eye/progression/chart-mean.ts';
import { projectionsOf } from '../../../../shared/features/eye/progression/chart-projection.ts';
import type { ChartValue } from '../../../../shared/features/eye/progression/chart-values.ts';
import type { ReferenceComparison } from '../../../../shared/features/eye/progression/reference-comparison.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine, treatment } from '../treatments/visit-treatment.ts';

const value = (date: string, of: number, eye: 'right' | 'left' = 'right'): ChartValue => ({
  ...{ eye, date, value: of, method: 'cycloplegic', isMain: true },
});
/** Position of a day on the axis, as years since 1 January 2000. */
const placeOf = (date: string) => (Date.parse(date) - Date.parse('2000-01-01')) / dayMs / 365.25;
const at = (place: number, of: number) => ({ place: expect.closeTo(place, 9), value: expect.closeTo(of, 9) });
const compared: ReferenceComparison = {
  ...{ mean: -0.6, from: '2024-01-01', to: '2025-01-01', mismatch: null, result: 'like', apart: null },
  ...{ right: null, left: null, bothEyes: null, isWholePeriod: true },
};

test('the line of a population mean covers the compared period and starts at the mean of both eyes', () => {
  const main = [
    ...[value('2022-01-01', -0.5), value('2024-01-01', -1), value('2024-01-01', -2, 'left')],
    ...[value('2025-01-01', -3), value('2026-01-01', -4)],
  ];
  const [from, to] = ['2024-01-01', '2025-01-01'].map(placeOf);
  expect(meanLine(compared, main, placeOf)).toEqual([
    at(from ?? 0, -1.5),
    at(to ?? 0, -1.5 - (0.6 * 366) / 365.25),
  ]);
});

test('no population mean is drawn if no comparison is allowed, or if the child has no value at the start of the comparison', () => {
  const main = [value('2024-01-01', -1)];
  expect(meanLine(null, main, placeOf)).toEqual([]);
  expect(meanLine({ mismatch: 'redLight' }, main, placeOf)).toEqual([]);
  expect(meanLine(compared, [value('2025-01-01', -1)], placeOf)).toEqual([]);
});

const seen = (date: string, ...treatments: VisitTreatment[]) => seriesVisit(date, [-1, -1], { treatments });
const ahead = (visits: ReturnType<typeof seen>[], main: ChartValue[]) => projectionsOf(visits, main, placeOf);
const years = (from: string, by: number) =>
  [0, 1, 2].map(at => value(`${Number(from) + at}-01-01`, -1 + at * by));

test('a projection continues each eye’s values from the last value for a year, at the eye’s own rate', () => {
  const main = [
    ...[value('2021-01-01', -1), value('2021-01-01', -2, 'left')],
    ...[value('2025-01-01', -3), value('2025-01-01', -2.5, 'left')],
  ];
  const start = placeOf('2025-01-01');
  expect(ahead([seen('2025-01-01')], main)).toEqual([
    { eye: 'right', start: at(start, -3), end: at(start + 1, -3.5), low: null, high: null },
    { eye: 'left', start: at(start, -2.5), end: at(start + 1, -2.625), low: null, high: null },
  ]);
});

test('a projection covers no more time than the measurements', () => {
  const [half] = ahead([seen('2025-01-01')], [value('2024-07-01', -1), value('2025-01-01', -1.5)]);
  const start = placeOf('2025-01-01');
  expect(half).toMatchObject({ end: at(start + 184 / 365.25, -2) });
});

test('the confidence interval of the trend is drawn around its projection', () => {
  const main = [
    value('2021-01-01', -1),
    value('2022-01-01', -1.5),
    value('2023-01-01', -2),
    value('2024-01-01', -3),
  ];
  const [found] = ahead([seen('2024-01-01')], main);
  const { low, high, end, start } = found ?? {};
  expect(((low ?? 0) + (high ?? 0)) / 2).toBeCloseTo(end?.value ?? 0, 9);
  expect(low).toBeLessThan(end?.value ?? 0);
  expect(end?.value).toBeLessThan(start?.value ?? 0);
});

test('no projection is drawn without values, from values of a single day, or from values over less than 180 days', () => {
  expect(ahead([], [])).toEqual([]);
  expect(ahead([seen('2025-01-01')], [value('2025-01-01', -1)])).toEqual([]);
  const over = (to: string) => ahead([seen(to)], [value('2025-01-01', -1), value(to, -2)]);
  expect([over('2025-06-29'), over('2025-06-30')].map(({ length }) => length)).toEqual([0, 1]);
});

test('no projection is drawn from values under red light', () => {
  const red = (from: string, to: string | null) =>
    ahead(
      [seen('2021-01-01', treatment({ kind: 'redLight', from, to })), seen('2025-01-01')],
      [...[value('2024-01-01', -1), value('2025-01-01', -2)]],
    ).length;
  expect(red('2020-01-01', null)).toBe(0);
  expect(red('2020-01-01', '2025-01-02')).toBe(0);
  expect(red('2020-01-01', '2023-01-01')).toBe(1);
  expect(red('2020-01-01', '2023-12-04')).toBe(0);
  expect(red('2025-01-01', null)).toBe(0);
  expect(red('2025-01-02', null)).toBe(1);
});

test('a projection uses only values since the last start or end of a treatment', () => {
  const main = years('2023', -0.5);
  const rates = (...told: VisitTreatment[]) =>
    ahead([seen('2023-01-01', ...told), seen('2025-01-01')], main).map(({ end }) => end.value);
  const whole = [expect.closeTo(-2.5, 2)];
  expect(rates()).toEqual(whole);
  expect(rates(treatment({ from: '2022-01-01' }))).toEqual(whole);
  expect(rates(treatment({ from: '2024-01-01' }))).toHaveLength(1);
  expect(rates(treatment({ from: '2024-01-02' }))).toEqual([]);
  expect(rates(treatment({ from: '2022-01-01', to: '2024-01-02' }))).toEqual([]);
  expect(rates(treatment({ from: '2022-01-01', to: '2025-01-02' }))).toEqual(whole);
  expect(rates(treatment({ from: '2025-01-01' }))).toEqual([]);
  expect(rates(atropine({ from: '2024-01-02' }), treatment({ from: '2022-01-01' }))).toEqual([]);
});

const europe = { population: 'europe', sex: 'female' } as const;

test('a centile curve has a point every quarter of a year, from the lowest to the highest age of the centile table', () => {
  const curves = centileCurves(europe, [4, 6.4], 0);
  expect(curves.map(({ centile }) => centile)).toEqual([25, 50, 75]);
  expect(curves[0]?.points).toEqual([
    at(6, 21.66),
    at(6.25, 21.66 + 0.67 / 12),
    at(6.4, 21.66 + (0.67 * 0.4) / 3),
  ]);
  expect(centileCurves(europe, [14.75, 20], 0)[2]?.points.map(({ place }) => place)).toEqual([14.75, 15]);
});

test('centile curves on a date axis cover only the ages of their table; if the axis has none of these ages, no curve is drawn', () => {
  expect(centileCurves(europe, [2021, 2021.25], 2015)[1]?.points).toEqual([
    at(2021, 22.06),
    at(2021.25, 22.06 + 0.73 / 12),
  ]);
  expect(centileCurves(europe, [2019, 2021], 2015)).toEqual([]);
  expect(centileCurves(europe, [2030, 2031], 2015)).toEqual([]);
});
