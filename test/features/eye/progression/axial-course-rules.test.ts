import { expect, test } from 'vitest';
import { axialCentile } from '../../../../shared/features/eye/optics/axial-centile.ts';
import {
  axialCourse,
  placingMismatch,
  wasMeasuredInGainYears,
} from '../../../../shared/features/eye/progression/axial-course.ts';
import { formatCentile } from '../../../../shared/features/eye/progression/format-centile.ts';
import { axialVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const born = '2015-01-01';
const wuhan = { population: 'wuhan', sex: 'female' } as const;
/** Visits with axial lengths around the medians of girls at ages 8 and 10. */
const visits = [axialVisit('2023-01-01', [23.37, 23]), axialVisit('2025-01-01', [24.5, null])];

test('the first and the last axial length of an eye each have a centile; the gain from first to last is given in mm', () => {
  const course = axialCourse(visits, 'right', born, wuhan);
  expect(course?.first?.place.centile).toBeCloseTo(50, 1);
  expect(course?.first?.date).toBe('2023-01-01');
  expect(course?.last).toMatchObject({ date: '2025-01-01', value: 24.5 });
  expect(course?.last.years).toBeCloseTo(10, 2);
  expect(course?.gained).toBe(Math.round(course?.last.place.centile ?? 0) - 50);
  expect(course?.gained).toBeGreaterThan(10);
});

test('an eye measured once has a centile but no gain', () => {
  expect(axialCourse(visits.slice(0, 1), 'left', born, wuhan)).toMatchObject({
    last: { date: '2023-01-01' },
    first: null,
    gained: null,
  });
});

test('an eye measured twice on one day has a centile but no gain', () => {
  const twice = [axialVisit('2025-01-01', [24.3, null]), axialVisit('2025-01-01', [24.5, null])];
  expect(axialCourse(twice, 'right', born, wuhan)).toMatchObject({
    last: { value: 24.5 },
    first: null,
    gained: null,
  });
  expect(axialCourse([...visits.slice(0, 1), ...twice], 'right', born, wuhan)?.first?.date).toBe(
    '2023-01-01',
  );
});

test('a gain in centiles is the difference of the printed centiles; no gain is given beyond the lowest or highest centile', () => {
  const gainedFrom = (from: number, to: number) =>
    axialCourse(
      [axialVisit('2023-01-01', [from, null]), axialVisit('2025-01-01', [to, null])],
      'right',
      born,
      wuhan,
    )?.gained;
  for (const to of [23.2, 23.63, 23.94, 24.31]) {
    const printed = [23.37, to].map((mm, place) =>
      Math.round(axialCentile(mm, 8 + 2 * place, 'female') ?? 0),
    );
    expect(gainedFrom(23.37, to)).toBe((printed[1] ?? 0) - (printed[0] ?? 0));
  }
  expect(gainedFrom(20.5, 23.94)).toBeNull();
  expect(gainedFrom(23.37, 27)).toBeNull();
});

test('no centile is given for an axial length over a year older than the newest visit, or under red-light treatment', () => {
  const at = (date: string) => axialVisit(date, [null, null]);
  const one = visits.slice(0, 1);
  expect(axialCourse([...one, at('2024-01-01')], 'left', born, wuhan)).not.toBeNull();
  expect(axialCourse([...one, at('2024-01-02')], 'left', born, wuhan)).toBeNull();
  expect(placingMismatch([...one, at('2024-01-02')], born, wuhan)).toBe('stale');
  expect(placingMismatch(visits, born, wuhan)).toBeNull();
  expect(placingMismatch(visits, '2000-01-01', wuhan)).toBe('age');
  const treatments = [treatment({ kind: 'redLight', from: '2024-06-01', to: null })];
  const red = [...one, axialVisit('2025-01-01', [24.5, null], { treatments })];
  expect(axialCourse(red, 'right', born, wuhan)).toBeNull();
  expect(placingMismatch(red, born, wuhan)).toBe('redLight');
  expect(placingMismatch(red, '2000-01-01', wuhan), 'at an age without a table').toBe('redLight');
});

test('if only one eye was measured last under red light, the centile of the other eye is shown', () => {
  const red = [treatment({ kind: 'redLight', from: '2023-01-01', to: '2024-01-01', decision: 'stop' })];
  const seen = [
    axialVisit('2024-01-01', [23.8, 23.8], { treatments: red }),
    axialVisit('2024-06-01', [null, 24]),
  ];
  expect(placingMismatch(seen, born, wuhan)).toBeNull();
  expect(placingMismatch(seen.slice(0, 1), born, wuhan)).toBe('redLight');
  expect(axialCourse(seen, 'right', born, wuhan)).toBeNull();
  expect(axialCourse(seen, 'left', born, wuhan)).toMatchObject({ last: { value: 24 }, first: null });
});

test('an axial length has no centile, and no gain since, if it was measured under red light', () => {
  const red = (to: string) => [treatment({ kind: 'redLight', from: '2023-01-01', to, decision: 'stop' })];
  const course = (to: string) => {
    const middle = axialVisit('2024-01-01', [23.8, 23.8], { treatments: red(to) });
    return axialCourse(
      [axialVisit('2023-01-01', [24, 24]), middle, ...visits.slice(1)],
      'right',
      born,
      wuhan,
    );
  };
  expect(course('2024-01-01')).toMatchObject({ last: { date: '2025-01-01' }, first: null, gained: null });
  expect(course('2024-12-03')?.last.date).toBe('2025-01-01');
  expect(course('2024-12-04')).toBeNull();
});

test('axial lengths at ages outside the centile table are ignored; if no other length is left, no centile is given', () => {
  const early = axialVisit('2020-06-01', [21, 21]);
  expect(axialCourse([early, ...visits], 'right', born, wuhan)?.first?.date).toBe('2023-01-01');
  expect(axialCourse([early], 'right', born, wuhan)).toBeNull();
  expect(axialCourse([axialVisit('2030-06-01', [25, 25])], 'right', born, wuhan)).toBeNull();
  expect(axialCourse([], 'right', born, wuhan)).toBeNull();
});

test('for a population without published centiles, an axial length is assigned to a published band, without a centile gain', () => {
  const course = axialCourse(visits, 'right', born, { population: 'china', sex: 'female' });
  expect(course?.first?.place).toEqual({ centile: null, band: 'medianTo75' });
  expect(course?.last.place).toEqual({ centile: null, band: 'above75' });
  expect(course?.gained).toBeNull();
});

test('the published growth from age 6 to 9 applies only to an eye measured twice in these years', () => {
  const at = (...dates: string[]) => dates.map(date => axialVisit(date, [23, null]));
  expect(wasMeasuredInGainYears(at('2021-01-01', '2024-01-01'), born)).toBe(true);
  expect(wasMeasuredInGainYears(at('2020-12-31', '2024-01-01'), born)).toBe(false);
  expect(wasMeasuredInGainYears(at('2021-01-01', '2024-01-02'), born)).toBe(false);
  expect(
    wasMeasuredInGainYears(
      [axialVisit('2021-01-01', [23, null]), axialVisit('2022-01-01', [null, 23])],
      born,
    ),
  ).toBe(false);
});

test.each([
  [0.4, 'below 1'],
  [0.5, 'about 1'],
  [62.4, 'about 62'],
  [99.4, 'about 99'],
  [99.5, 'above 99'],
])('the centile %f is written "%s"', (centile, text) => {
  const texts = {
    centile: (whole: string) => `about ${whole}`,
    below: (limit: number) => `below ${limit}`,
    above: (limit: number) => `above ${limit}`,
  };
  expect(formatCentile(centile, texts)).toBe(text);
});
