import { describe, expect, test } from 'vitest';
import type { InterventionPeriod, SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { type Eyes, seriesVisit } from './series-visit.ts';

type Options = Parameters<typeof summarizeTrend>[0];
const lengths = (right: number | null, left: number | null) => ({ axialLength: { right, left } });

const summaryOf = (visits: SeriesVisit[], changes: Partial<Options> = {}) =>
  summarizeTrend({
    visits,
    birthDate: '2017-03-14',
    measure: 'se',
    method: 'cycloplegic',
    reference: 'fanHongKong',
    ...changes,
  });

/** Two visits a year apart, over which each eye changes by so much. */
const yearWith = ([right, left]: Eyes) => [
  seriesVisit('2025-01-01', [right === null ? null : -1, left === null ? null : -1]),
  seriesVisit('2026-01-01', [right === null ? null : -1 + right, left === null ? null : -1 + left]),
];

const dims = (from: string, to: string | null): InterventionPeriod => ({
  kind: 'dims',
  product: null,
  from,
  to,
});

describe('a trend is compared with the mean of a population', () => {
  test.each<[Eyes, string]>([
    [[-1, 0], 'faster'],
    [[0, -1], 'faster'],
    [[-0.5, 0], 'slower'],
    [[0, -0.5], 'slower'],
    [[-0.6, 0], 'like'],
    [[0, -0.66], 'like'],
    [[-0.7, -0.7], 'faster'],
    [[-0.56, -0.56], 'slower'],
  ])('by the eye that changes faster: %j D in a year is %s', (changes, result) => {
    expect(summaryOf(yearWith(changes)).comparison).toEqual({ mean: -0.63, result });
  });

  test.each<[Eyes, string]>([
    [[-1, null], 'faster'],
    [[null, -1], 'faster'],
    [[null, -0.25], 'slower'],
  ])('by the only eye that was measured: %j is %s', (changes, result) => {
    const { segments, comparison } = summaryOf(yearWith(changes));
    expect(segments).toHaveLength(1);
    expect(comparison?.result).toBe(result);
  });

  test('in its last period only', () => {
    const visits = [
      seriesVisit('2023-01-01', [-1, -1]),
      seriesVisit('2024-01-01', [-1.25, -1.25], { intervention: dims('2024-01-01', '2025-01-01') }),
      seriesVisit('2025-01-01', [-1.25, -1.25], { intervention: dims('2024-01-01', '2025-01-01') }),
      seriesVisit('2026-01-01', [-2.25, -2.25]),
    ];
    const { segments, comparison } = summaryOf(visits);
    expect(segments.map(({ intervention, right }) => [intervention?.kind, right?.visits])).toEqual([
      [undefined, 2],
      ['dims', 2],
      [undefined, 2],
    ]);
    expect(comparison?.result).toBe('faster');
  });

  test('at the age of the last visit', () => {
    const visits = ['2024-06-01', '2025-06-01', '2026-06-01'].map((date, at) =>
      seriesVisit(date, [-at, -at]),
    );
    expect(summaryOf(visits, { reference: 'scormSingapore' }).comparison?.mean).toBe(-0.57);
  });

  const year = yearWith([-1, -1]);
  test.each<[string, SeriesVisit[], Partial<Options>]>([
    ['no population is chosen', year, { reference: null }],
    ['the birth date is unknown', year, { birthDate: null }],
    ['the last visit was before the birth', year, { birthDate: '2026-06-01' }],
    [
      'the population has no figure for the age',
      year,
      { reference: 'dreamNetherlands', birthDate: '2013-06-01' },
    ],
    ['there was one visit', year.slice(0, 1), {}],
    ['there was no visit', [], {}],
    [
      'axial lengths are shown',
      year.map((one, at) => ({ ...one, ...lengths(23 + at, 23 + at) })),
      { measure: 'axial' },
    ],
  ])('but not when %s', (_, visits, changes) => {
    expect(summaryOf(visits, changes).comparison).toBeNull();
  });
});

describe('growth below what can be measured is named', () => {
  const grownBy = (mm: number) => [
    seriesVisit('2025-01-01', [null, null], lengths(23.5, 23.5)),
    seriesVisit('2026-01-01', [null, null], lengths(23.5 + mm, 23.5 + mm)),
  ];
  const isBelowNoise = (visits: SeriesVisit[], measure: Options['measure'] = 'axial') =>
    summaryOf(visits, { measure }).isBelowNoise;

  test('of axial lengths', () => {
    expect(isBelowNoise(grownBy(0.02))).toBe(true);
    expect(isBelowNoise(grownBy(0.5))).toBe(false);
  });

  test('never of spherical equivalents', () => {
    expect(isBelowNoise(yearWith([0, 0]), 'se')).toBe(false);
  });

  test('not from one visit, nor from none, nor when an eye was never measured', () => {
    expect(isBelowNoise(grownBy(0).slice(0, 1))).toBe(false);
    expect(isBelowNoise([])).toBe(false);
    expect(isBelowNoise(grownBy(0).map(one => ({ ...one, axialLength: { right: 23.5, left: null } })))).toBe(
      false,
    );
  });

  test('the lengths of both eyes are read, each from its own', () => {
    const visits = [
      seriesVisit('2025-01-01', [null, null], lengths(23.5, 24.5)),
      seriesVisit('2026-01-01', [null, null], lengths(24, 24.6)),
    ];
    const [segment] = summaryOf(visits, { measure: 'axial' }).segments;
    expect(segment?.right?.perYear).toBeCloseTo(0.5, 2);
    expect(segment?.left?.perYear).toBeCloseTo(0.1, 2);
  });
});
