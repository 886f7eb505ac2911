import { describe, expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import type { Intervention } from '../../../../shared/features/eye/treatments/intervention.ts';
import { treatment } from '../treatments/visit-treatment.ts';
import { type Eyes, seriesVisit } from './series-visit.ts';

type Options = Parameters<typeof summarizeTrend>[0];
const lengths = (right: number | null, left: number | null) => ({ axialLength: { right, left } });

const summaryOf = (visits: SeriesVisit[], changes: Partial<Options> = {}) =>
  summarizeTrend({
    visits,
    birthDate: '2016-06-01',
    measure: 'se',
    method: 'cycloplegic',
    reference: 'fanHongKong',
    ...changes,
  });

/** Two visits a year apart, between which each eye changes by this much. */
const yearWith = ([right, left]: Eyes) => [
  seriesVisit('2025-01-01', [right === null ? null : -1, left === null ? null : -1]),
  seriesVisit('2026-01-01', [right === null ? null : -1 + right, left === null ? null : -1 + left]),
];

const dims = (from: string, to: string | null): Intervention => ({
  kind: 'dims',
  product: null,
  from,
  to,
});

describe('comparing a trend with the mean of a population', () => {
  const resultOf = (visits: SeriesVisit[], changes: Partial<Options> = {}) => {
    const { comparison } = summaryOf(visits, changes);
    return comparison && (comparison.mismatch ?? comparison.result);
  };

  test.each<[Eyes, string]>([
    [[-1, 0], 'faster'],
    [[0, -1], 'faster'],
    [[-0.25, 0], 'slower'],
    [[0, -0.25], 'slower'],
    [[-0.5, 0], 'like'],
    [[0, -0.75], 'like'],
    [[-1, null], 'faster'],
    [[null, -1], 'faster'],
    [[null, -0.25], 'slower'],
  ])(
    'the eye that changes faster is compared with the mean: for changes of %j D a year the result is %s',
    (changes, result) => {
      expect(resultOf(yearWith(changes))).toBe(result);
    },
  );

  test('only the last period between changes of treatment is compared with the mean', () => {
    const visits = [
      seriesVisit('2024-06-01', [-1, -1]),
      seriesVisit('2025-01-01', [-1.25, -1.25], { intervention: dims('2025-01-01', '2026-01-01') }),
      seriesVisit('2026-01-01', [-1.25, -1.25], { intervention: dims('2025-01-01', '2026-01-01') }),
      seriesVisit('2027-01-01', [-2.25, -2.25]),
    ];
    const { segments } = summaryOf(visits);
    expect(segments.map(({ treatments, right }) => [treatments[0]?.kind, right?.visits])).toEqual([
      [undefined, 2],
      ['dims', 2],
      [undefined, 2],
    ]);
    expect(resultOf(visits)).toBe('faster');
  });

  test('a trend is compared with the mean for the child’s age at the first compared visit', () => {
    const visits = ['2024-06-01', '2025-06-01', '2026-06-01'].map((date, at) =>
      seriesVisit(date, [-1 - at, -1 - at]),
    );
    expect(
      summaryOf(visits, { reference: 'scormSingapore', birthDate: '2016-09-01' }).comparison,
    ).toMatchObject({
      mean: -0.8,
      from: '2024-06-01',
      isWholePeriod: true,
    });
  });

  test('a trend is compared over the latest period as long as the study; the comparison gives the rates of both eyes', () => {
    const visits = [
      seriesVisit('2024-01-01', [-1, -1]),
      seriesVisit('2025-06-01', [-1.25, -1.25]),
      seriesVisit('2026-06-01', [-2.25, -2]),
    ];
    const { comparison } = summaryOf(visits);
    expect(comparison).toMatchObject({
      result: 'faster',
      from: '2025-06-01',
      to: '2026-06-01',
      isWholePeriod: false,
    });
    expect(comparison).toHaveProperty('right.perYear', expect.closeTo(-1, 2));
    expect(comparison).toHaveProperty('left.perYear', expect.closeTo(-0.75, 2));
  });

  const year = yearWith([-1, -1]);
  const from = (sph: number) => [
    seriesVisit('2025-09-01', [sph, sph]),
    seriesVisit('2026-09-01', [sph - 0.5, sph - 0.5]),
  ];
  test.each<[string, SeriesVisit[], Partial<Options>, string]>([
    ['a seven-year-old with a mean for nine-year-olds', year, { birthDate: '2017-03-14' }, 'age'],
    ['a person of forty', year, { birthDate: '1985-01-01', reference: 'donovanAsian' }, 'age'],
    ['a hyperope', from(2.25), { reference: 'donovanAsian' }, 'refraction'],
    ['a myope beyond −6 D', from(-6.25), { reference: 'donovanAsian' }, 'refraction'],
    ['a myope outside the powers of COMET', from(-1), { reference: 'cometUsa' }, 'refraction'],
    [
      'one eye with a mean of both eyes',
      [seriesVisit('2025-09-01', [-2, null]), seriesVisit('2026-09-01', [-2.5, null])],
      { reference: 'cometUsa' },
      'bothEyes',
    ],
    [
      'one eye measured twice and the other once',
      [seriesVisit('2025-09-01', [-2, -2]), seriesVisit('2026-09-01', [-2.5, null])],
      { reference: 'cometUsa' },
      'bothEyes',
    ],
    [
      'visits less than 180 days apart',
      [...year.slice(0, 1), seriesVisit('2025-06-29', [-2, -2])],
      {},
      'span',
    ],
    [
      'visits further apart than the study lasted',
      [...year.slice(0, 1), seriesVisit('2026-09-01', [-2, -2])],
      {},
      'span',
    ],
    [
      'a study that started at the first glasses',
      from(-1),
      { reference: 'dreamNetherlands' },
      'firstGlasses',
    ],
  ])(
    'if a trend cannot be compared with a mean, the trend summary gives the reason: %s',
    (_, visits, changes, mismatch) => {
      expect(resultOf(visits, changes)).toBe(mismatch);
    },
  );

  test.each<[string, SeriesVisit[], Partial<Options>]>([
    ['no population is chosen', year, { reference: null }],
    ['the birth date is unknown', year, { birthDate: null }],
    ['the last visit was before birth', year, { birthDate: '2026-06-01' }],
    ['there was one visit', year.slice(0, 1), {}],
    ['there was no visit', [], {}],
    [
      'axial lengths are shown',
      year.map((one, at) => ({ ...one, ...lengths(23 + at, 23 + at) })),
      { measure: 'axial' },
    ],
  ])(
    'a trend summary has neither a comparison with a mean nor a reason for a missing comparison if %s',
    (_, visits, changes) => {
      expect(summaryOf(visits, changes).comparison).toBeNull();
    },
  );
});

describe('recognising growth below measurement noise', () => {
  const grownBy = (mm: number) => [
    seriesVisit('2025-01-01', [null, null], lengths(23.5, 23.5)),
    seriesVisit('2026-01-01', [null, null], lengths(23.5 + mm, 23.5 + mm)),
  ];
  const isBelowNoise = (visits: SeriesVisit[], measure: Options['measure'] = 'axial') =>
    summaryOf(visits, { measure }).isBelowNoise;

  test('a very small change of the axial length is reported as below measurement noise', () => {
    expect(isBelowNoise(grownBy(0.02))).toBe(true);
    expect(isBelowNoise(grownBy(0.5))).toBe(false);
  });

  test('a change of the spherical equivalent is never reported as below measurement noise', () => {
    expect(isBelowNoise(yearWith([0, 0]), 'se')).toBe(false);
  });

  test('growth is reported as below noise only if at least two visits measured both eyes', () => {
    expect(isBelowNoise(grownBy(0).slice(0, 1))).toBe(false);
    expect(isBelowNoise([])).toBe(false);
    expect(isBelowNoise(grownBy(0).map(one => ({ ...one, axialLength: { right: 23.5, left: null } })))).toBe(
      false,
    );
  });

  test('each eye’s growth per year is calculated separately, so that one eye can grow more than the other', () => {
    const visits = [
      seriesVisit('2025-01-01', [null, null], lengths(23.5, 24.5)),
      seriesVisit('2026-01-01', [null, null], lengths(24, 24.6)),
    ];
    const [segment] = summaryOf(visits, { measure: 'axial' }).segments;
    expect(segment?.right?.perYear).toBeCloseTo(0.5, 2);
    expect(segment?.left?.perYear).toBeCloseTo(0.1, 2);
  });
});

test('a trend summary gives the dates of a change if the last visit did not measure the changed value', () => {
  const lastOnlyLong = seriesVisit('2026-06-01', [null, null], lengths(24, 24));
  expect(summaryOf(yearWith([-0.5, -0.5])).past).toBeNull();
  expect(summaryOf([...yearWith([-0.5, -0.5]), lastOnlyLong]).past).toEqual({
    from: '2025-01-01',
    to: '2026-01-01',
  });
});

test('a trend summary compares the eyes separately if one is above the mean and the other below', () => {
  expect(summaryOf(yearWith([-1, 0])).comparison).toMatchObject({
    apart: { right: 'faster', left: 'slower' },
  });
  expect(summaryOf(yearWith([-1, -0.9])).comparison).toMatchObject({ apart: null });
  expect(summaryOf(yearWith([-1, null])).comparison).toMatchObject({ apart: null });
});

test('growth below noise is reported per eye and per period', () => {
  const one = (date: string, right: number, left: number) =>
    seriesVisit(date, [null, null], lengths(right, left));
  const { segments, isBelowNoise } = summaryOf([one('2025-01-01', 24, 24), one('2026-01-01', 24.3, 24.02)], {
    measure: 'axial',
  });
  expect(segments.at(-1)?.isBelowNoise).toEqual({ right: false, left: true });
  expect(isBelowNoise).toBe(false);
});

test('a series of prescriptions is not compared with a mean, because prescriptions are not measurements', () => {
  const prescribed = yearWith([-1, -1]).map(one => ({
    ...one,
    powers: { prescription: one.powers.cycloplegic },
  })) as SeriesVisit[];
  expect(summaryOf(prescribed, { method: 'prescription' }).comparison).toEqual({ mismatch: 'method' });
});

test('a child treated with red light is not compared with untreated children', () => {
  const redLight = treatment({ kind: 'redLight', from: '2025-01-01' });
  const [first, ...later] = yearWith([-1, -1]);
  const visits = [{ ...first, treatments: [redLight] }, ...later] as SeriesVisit[];
  expect(summaryOf(visits).comparison).toEqual({ mismatch: 'redLight' });
});
