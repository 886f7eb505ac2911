import { describe, expect, test } from 'vitest';
import {
  chartTargetOf,
  lastTargetOf,
  targetLines,
} from '../../../../shared/features/eye/progression/chart-target.ts';
import { chartValues } from '../../../../shared/features/eye/progression/chart-values.ts';
import { yearsBetween } from '../../../../shared/features/eye/progression/days.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { axialVisit, seriesVisit } from './series-visit.ts';

const target = (unit: 'D' | 'mm', perYear: number | null): Pick<SeriesVisit, 'target'> =>
  ({ target: { unit, perYear, text: null } }) as unknown as Pick<SeriesVisit, 'target'>;

describe('choosing the progression target that a chart shows', () => {
  test('a chart shows the latest target that has a number in the chart’s unit', () => {
    const visits = [
      seriesVisit('2024-01-01', [-1, -1], target('D', -0.5)),
      seriesVisit('2024-07-01', [-1, -1], target('D', -0.25)),
      seriesVisit('2025-01-01', [-1, -1], target('mm', 0.1)),
      seriesVisit('2025-07-01', [-1, -1], target('D', null)),
      seriesVisit('2026-01-01', [-1, -1]),
    ];
    expect(chartTargetOf(visits, 'se')).toEqual({ perYear: -0.25, since: '2024-07-01' });
    expect(chartTargetOf(visits, 'axial')).toEqual({ perYear: 0.1, since: '2025-01-01' });
  });

  test('a progression target of zero change is shown in a chart too', () => {
    expect(chartTargetOf([seriesVisit('2024-01-01', [-1, -1], target('D', 0))], 'se')?.perYear).toBe(0);
  });

  test('a chart shows no progression target if no visit has set a target', () => {
    expect(chartTargetOf([seriesVisit('2024-01-01', [-1, -1])], 'se')).toBeNull();
    expect(chartTargetOf([], 'axial')).toBeNull();
  });
});

test('the current progression target is the last one that a visit has set in the unit of the chart', () => {
  const visits = [
    seriesVisit('2024-07-01', [-1, -1], target('D', -0.25)),
    seriesVisit('2025-01-01', [-1, -1], target('mm', 0.1)),
    seriesVisit('2025-07-01', [-1, -1], target('D', null)),
    seriesVisit('2026-01-01', [-1, -1]),
  ];
  expect(lastTargetOf(visits, 'D')).toMatchObject({ date: '2024-07-01', target: { perYear: -0.25 } });
  expect(lastTargetOf(visits, 'mm')?.date).toBe('2025-01-01');
  expect(lastTargetOf(visits, null)?.date).toBe('2025-07-01');
  expect(lastTargetOf(visits.slice(2), 'D')).toBeNull();
  expect(lastTargetOf([], null)).toBeNull();
});

describe('drawing the lines of a progression target', () => {
  const positionOf = (date: string) => yearsBetween('2021-01-01', date);
  const linesOf = (visits: SeriesVisit[], to: number, measure: 'se' | 'axial' = 'se') =>
    targetLines({ visits, measure }, chartValues({ visits, measure, method: 'cycloplegic' }), positionOf, to);

  test('the lines of a progression target begin on the day on which the target was set, and end at the end of the chart', () => {
    const visits = [
      seriesVisit('2021-01-01', [-1, -1.5]),
      seriesVisit('2025-01-01', [-2, -2.5], target('D', -0.25)),
      seriesVisit('2026-01-01', [-3, -3.5]),
    ];
    expect(linesOf(visits, 8)).toEqual([
      { eye: 'right', start: { place: 4, value: -2 }, end: { place: 8, value: -3 } },
      { eye: 'left', start: { place: 4, value: -2.5 }, end: { place: 8, value: -3.5 } },
    ]);
  });

  test('the lines of a progression target cover at least a year, even beyond the last visit', () => {
    const visits = [seriesVisit('2025-01-01', [-2, null], target('D', -0.5))];
    expect(linesOf(visits, 4.25)).toEqual([
      { eye: 'right', start: { place: 4, value: -2 }, end: { place: 5, value: -2.5 } },
    ]);
  });

  test('if an eye has no value on the day of a target, the target line begins at the eye’s first value after that day', () => {
    const visits = [
      axialVisit('2021-01-01', [23, 23.5]),
      axialVisit('2025-01-01', [24, null], target('mm', 0.1)),
      axialVisit('2026-01-01', [25, 25]),
    ];
    expect(linesOf(visits, 6, 'axial').map(({ eye, start }) => [eye, start])).toEqual([
      ['right', { place: 4, value: 24 }],
      ['left', { place: expect.closeTo(5, 2), value: 25 }],
    ]);
  });

  test('a chart has no target line without a target, or for an eye that has no value since the day of the target', () => {
    expect(linesOf([seriesVisit('2025-01-01', [-2, -2])], 6)).toEqual([]);
    const unmeasured = [
      seriesVisit('2024-01-01', [-1, -1]),
      seriesVisit('2025-01-01', [null, null], target('D', -0.5)),
    ];
    expect(linesOf(unmeasured, 6)).toEqual([]);
  });
});

describe('choosing the values that a chart shows', () => {
  test('a chart shows the axial length of each eye at the visits that measured it', () => {
    const visits = [axialVisit('2024-01-01', [23, 23.5]), axialVisit('2025-01-01', [null, 24])];
    expect(chartValues({ visits, measure: 'axial', method: 'cycloplegic' })).toEqual([
      { eye: 'right', date: '2024-01-01', value: 23, method: null, isMain: true },
      { eye: 'left', date: '2024-01-01', value: 23.5, method: null, isMain: true },
      { eye: 'left', date: '2025-01-01', value: 24, method: null, isMain: true },
    ]);
  });

  test('if the user chooses “current glasses” for a chart, the chart shows only the powers of the glasses that the child wears', () => {
    const glasses = seriesVisit('2024-01-01', [-1, -1]);
    const power = (sph: number) => ({ sph, cyl: null, axis: null });
    const visits = [
      { ...glasses, powers: { ...glasses.powers, current: { right: power(-2), left: power(-3) } } },
    ];
    expect(
      chartValues({ visits, measure: 'se', method: 'current' }).map(({ value, method, isMain }) => [
        value,
        method,
        isMain,
      ]),
    ).toEqual([
      [-2, 'current', true],
      [-3, 'current', true],
    ]);
  });
});
