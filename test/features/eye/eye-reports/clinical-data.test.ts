import { expect, test } from 'vitest';
import {
  axialGrowth,
  isMeasurable,
  meanGrowth,
  rapidGrowth,
} from '../../../../shared/features/eye/optics/axial-length.ts';
import { classify, hasLowReserve } from '../../../../shared/features/eye/optics/classification.ts';
import {
  type ReferenceId,
  referenceIds,
  referenceRateAt,
  referenceRates,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { yearAfterAtropine } from '../../../../shared/features/eye/treatments/after-atropine.ts';
import {
  type TreatmentEffect,
  treatmentEffects,
} from '../../../../shared/features/eye/treatments/treatment-effects.ts';

const age = (years: number, months = 0) => ({ years, months });

test.each([
  [-6, 'highMyopia'],
  [-5.9375, 'myopia'],
  [-0.5, 'myopia'],
  [-0.4375, 'none'],
  [0, 'none'],
  [2, 'none'],
] as const)('an eye with %f D is classified as %s', (equivalent, name) => {
  expect(classify(equivalent, [])).toBe(name);
});

test('an eye counts as premyopic only if a risk factor is recorded', () => {
  expect(classify(-0.4375, ['nearWork'])).toBe('premyopia');
  expect(classify(0.75, ['parentalMyopia'])).toBe('premyopia');
  expect(classify(0.8125, ['parentalMyopia', 'littleTimeOutdoors'])).toBe('none');
  expect(classify(-0.5, ['parentalMyopia'])).toBe('myopia');
});

test('the hyperopic reserve is low below +1.00 D at ages 6 to 8 and below +0.50 D at age 10; other ages have no limit', () => {
  expect([hasLowReserve(0.9375, age(6)), hasLowReserve(0.9375, age(8, 11))]).toEqual([true, true]);
  expect([hasLowReserve(1, age(6)), hasLowReserve(1, age(8, 11))]).toEqual([false, false]);
  expect([hasLowReserve(0.4375, age(10, 11)), hasLowReserve(0.5, age(10))]).toEqual([true, false]);
  expect([age(5, 11), age(9), age(11)].map(at => hasLowReserve(0, at))).toEqual([null, null, null]);
});

test('a myopic eye is not reported as having a low hyperopic reserve', () => {
  expect(hasLowReserve(-0.5, age(7))).toBe(false);
});

test('a change of axial length of less than 0.04 mm counts as not measurable', () => {
  expect([0, 0.03, -0.03, 23.53 - 23.5].map(isMeasurable)).toEqual([false, false, false, false]);
  expect([0.04, -0.04, 23.54 - 23.5, 23.5 - 23.54].map(isMeasurable)).toEqual([true, true, true, true]);
});

test('the mean growth of short-sighted eyes is as published by Naduvilath, and interpolated between the published ages', () => {
  expect(axialGrowth.source).toBe('naduvilath2023');
  expect([6, 10.5, 15].map(meanGrowth)).toEqual([0.58, 0.34, 0.13]);
  expect(meanGrowth(8.25)).toBeCloseTo(0.46, 10);
  expect([5.9, 15.1].map(meanGrowth)).toEqual([null, null]);
  expect(rapidGrowth).toEqual({ mmPerYear: 0.36, source: 'cho2017', from: 'abstract' });
});

test('the mean growth of short-sighted eyes is never used for other eyes', () => {
  expect(Object.keys(axialGrowth)).toEqual(['source', 'from', 'points']);
});

test.each([
  ['donovanEuropean', 9.3, -0.55],
  ['donovanAsian', 9.3, -0.82],
  ['scormSingapore', 7, -0.8],
  ['scormSingapore', 8, -0.66],
  ['scormSingapore', 9.9, -0.57],
  ['scormSingapore', 10, null],
  ['scormSingapore', 6.9, null],
  ['cometUsa', 6, -0.49],
  ['cometUsa', 11.9, -0.49],
  ['cometUsa', 12, null],
  ['fanHongKong', 9, -0.63],
  ['fanHongKong', 8, -0.63],
  ['fanHongKong', 7.9, null],
  ['fanHongKong', 11, null],
  ['donovanAsian', 11, null],
  ['donovanEuropean', 40, null],
  ['dreamNetherlands', 9.9, -0.5],
  ['dreamNetherlands', 10, null],
] as [ReferenceId, number, number | null][])(
  'the mean progression in %s for children aged %f is %f D a year',
  (id, years, rate) => {
    expect(referenceRateAt(id, years)?.perYear ?? null).toBe(rate);
  },
);

test('the three yearly means of the COMET study add up to the published 1.48 D', () => {
  expect((referenceRateAt('cometUsa', 9)?.perYear ?? 0) * 3).toBeCloseTo(-1.48, 1);
});

test('the stored confidence intervals of progression are the published values', () => {
  expect(referenceRates.donovanEuropean.rates[0].interval).toEqual([-0.72, -0.39]);
  expect(referenceRates.donovanAsian.rates[0].interval).toEqual([-0.93, -0.71]);
  const inThreeYears = referenceRates.scormSingapore.rates.map(({ interval }) =>
    interval.map(perYear => Number((3 * perYear).toFixed(9))),
  );
  expect(inThreeYears).toEqual([
    [-2.57, -2.22],
    [-2.16, -1.78],
    [-1.98, -1.44],
  ]);
});

const published = Object.entries<TreatmentEffect>(treatmentEffects).flatMap(([treatment, { times }]) =>
  times.map(time => ({ treatment, ...time })),
);

test('in every study of the clinical data, a treatment slows axial growth by less than 0.44 mm', () => {
  const saved = published.map(({ mm }) => (mm && mm.control !== null ? mm.control - mm.treated : 0));
  expect(Math.max(...saved)).toBeLessThan(0.44);
});

test('the follow-up times of a study are sorted, and each time names a table or the abstract of an article as its source', () => {
  for (const { source, times } of Object.values<TreatmentEffect>(treatmentEffects)) {
    const months = times.map(time => time.months);
    expect(months).toEqual([...new Set(months)].toSorted((one, other) => one - other));
    expect([source, ...times.map(time => time.source)].filter(name => !sources[name])).toEqual([]);
  }
  const read = published.filter(({ from }) => from === 'table');
  expect(new Set(read.map(({ source }) => source))).toEqual(new Set(['lam2020']));
});

test('each stored difference between study groups equals the published difference, with the confidence interval if published', () => {
  const given = published.flatMap(({ treatment, months, difference }) =>
    difference ? [[treatment, months, difference]] : [],
  );
  expect(given).toEqual([
    ['dims', 24, { diopters: { value: 0.55, interval: [0.37, 0.73] } }],
    [
      'multifocalSoft',
      36,
      { diopters: { value: 0.46, interval: [0.29, 0.63] }, mm: { value: 0.23, interval: null } },
    ],
  ]);
});

test('at times without a control group in a study, the stored standard deviation of treated children equals the published one', () => {
  const spread = published.flatMap(({ treatment, months, diopters, mm }) =>
    diopters?.deviation === undefined ? [] : [[treatment, months, diopters.deviation, mm?.deviation]],
  );
  expect(spread).toEqual([
    ['dims', 36, 0.69, 0.26],
    ['atropine005', 24, 0.86, 0.35],
    ['atropine005', 36, 1.04, 0.4],
    ['atropine0025', 24, 0.73, 0.33],
    ['atropine0025', 36, 0.92, 0.41],
    ['atropine001', 24, 0.85, 0.38],
    ['atropine001', 36, 1.32, 0.53],
  ]);
});

test('the stored changes in the third year of the LAMP study equal the published ones, with and without further atropine', () => {
  const year = Object.values(yearAfterAtropine).map(({ diopters, mm }) => [
    ...[diopters.stopped, diopters.continued, mm.stopped, mm.continued],
  ]);
  expect(year).toEqual([
    [-0.68, -0.28, 0.33, 0.17],
    [-0.57, -0.35, 0.29, 0.2],
    [-0.56, -0.38, 0.29, 0.24],
  ]);
});

test('red-light therapy can be recorded, but its effect is never projected', () => {
  expect('redLight' in treatmentEffects).toBe(false);
});

test('every clinical value names a source that can be looked up', () => {
  expect(referenceIds.filter(id => !sources[referenceRates[id].source])).toEqual([]);
  expect(sources.flitcroft2019).toContain('10.1167/iovs.18-25957');
  expect(sources.donovan2012).toContain('Optom Vis Sci 89(1):27–32');
});
