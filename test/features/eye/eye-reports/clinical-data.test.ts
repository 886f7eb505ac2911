import { expect, test } from 'vitest';
import {
  axialGrowth,
  growthGroupOf,
  isMeasurable,
  meanGrowth,
  rapidGrowth,
} from '../../../../shared/features/eye/optics/axial-length.ts';
import { classify, hasLowReserve } from '../../../../shared/features/eye/optics/classification.ts';
import {
  type ReferenceId,
  referenceCurve,
  referenceIds,
  referenceRateAt,
  referenceRates,
  slowingPerYearOfAge,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import {
  largestEffect,
  type ProjectedTreatment,
  studyFiguresAfter,
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
] as const)('%f D is %s', (equivalent, name) => {
  expect(classify(equivalent, [])).toBe(name);
});

test('premyopia is called so only where a risk factor was recorded', () => {
  expect(classify(-0.4375, ['nearWork'])).toBe('premyopia');
  expect(classify(0.75, ['parentalMyopia'])).toBe('premyopia');
  expect(classify(0.8125, ['parentalMyopia', 'littleTimeOutdoors'])).toBe('none');
  expect(classify(-0.5, ['parentalMyopia'])).toBe('myopia');
});

test('a reserve is low under +1.00 D at 6 to 8 and under +0.50 D at 10, and nothing is said of other ages', () => {
  expect([hasLowReserve(0.9375, age(6)), hasLowReserve(0.9375, age(8, 11))]).toEqual([true, true]);
  expect([hasLowReserve(1, age(6)), hasLowReserve(1, age(8, 11))]).toEqual([false, false]);
  expect([hasLowReserve(0.4375, age(10, 11)), hasLowReserve(0.5, age(10))]).toEqual([true, false]);
  expect([age(5, 11), age(9), age(11)].map(at => hasLowReserve(0, at))).toEqual([null, null, null]);
});

test('a myopic eye has no reserve to be low', () => {
  expect(hasLowReserve(-0.5, age(7))).toBe(false);
});

test('a change of axial length under 0.04 mm is none that can be measured', () => {
  expect([0, 0.03, -0.03, 23.53 - 23.5].map(isMeasurable)).toEqual([false, false, false, false]);
  expect([0.04, -0.04, 23.54 - 23.5, 23.5 - 23.54].map(isMeasurable)).toEqual([true, true, true, true]);
});

test('axial growth is that of Naduvilath, in a straight line between the ages that were published', () => {
  expect(axialGrowth.source).toBe('naduvilath2023');
  const groups = ['myope', 'emmetrope', 'hyperope'] as const;
  expect(groups.map(group => meanGrowth(group, 6))).toEqual([0.58, 0.45, 0.27]);
  expect(groups.map(group => meanGrowth(group, 15))).toEqual([0.13, 0.06, 0.05]);
  expect(meanGrowth('myope', 10.5)).toBe(0.34);
  expect(meanGrowth('myope', 8.25)).toBeCloseTo(0.46, 10);
  expect([5.9, 15.1].map(years => meanGrowth('myope', years))).toEqual([null, null]);
  expect(rapidGrowth).toEqual({ mmPerYear: 0.36, source: 'cho2017' });
});

test.each([
  [-0.5, 'myope'],
  [-0.49, 'emmetrope'],
  [0.5, 'emmetrope'],
  [0.51, 'hyperope'],
] as const)('an eye of %f D is compared with the growth of a %s', (equivalent, group) => {
  expect(growthGroupOf(equivalent)).toBe(group);
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
  '%s for children who are %f years old at the start has a mean of %f D a year',
  (id, years, rate) => {
    expect(referenceRateAt(id, years)).toBe(rate);
  },
);

test('three years of COMET are the 1.48 D that were published', () => {
  expect((referenceRateAt('cometUsa', 9) ?? 0) * 3).toBeCloseTo(-1.48, 1);
});

test('intervals and the slowing by age stand as they were published', () => {
  expect(referenceRates.donovanEuropean.rates[0].interval).toEqual([-0.72, -0.39]);
  expect(referenceRates.donovanAsian.rates[0].interval).toEqual([-0.93, -0.71]);
  expect(slowingPerYearOfAge).toBe(9.7);
});

test('a mean curve is straight for as long as its source followed children', () => {
  const curve = referenceCurve('scormSingapore', { years: 7.5, value: -1 }, 9.5);
  expect(curve).toEqual({
    measured: [
      { years: 7.5, value: -1 },
      { years: 9.5, value: -1 - 2 * 0.8 },
    ],
    extended: [],
  });
});

test('beyond that it slows by 9.7 % with each year of age, and it ends at 16', () => {
  const curve = referenceCurve('fanHongKong', { years: 9, value: -1 }, 20);
  expect(curve?.measured.at(-1)).toEqual({ years: 10, value: -1.63 });
  const extended = curve?.extended ?? [];
  expect([extended[0]?.years, extended.at(-1)?.years]).toEqual([10, 16]);
  const at = (years: number) => extended.find(point => point.years === years)?.value ?? Number.NaN;
  const [eleventh, twelfth] = [at(11) - at(10), at(12) - at(11)];
  expect(eleventh).toBeGreaterThan(-0.63);
  expect(twelfth / eleventh).toBeCloseTo(0.903, 6);
});

test('a mean curve is not begun outside the ages of its source', () => {
  expect(referenceCurve('dreamNetherlands', { years: 11.5, value: 0 }, 14)).toBeNull();
  expect(referenceCurve('fanHongKong', { years: 7, value: 0 }, 9)).toBeNull();
  expect(referenceCurve('fanHongKong', { years: 9, value: 0 }, 9)).toBeNull();
});

test.each([
  ['miSight', 3, 0.73, 0.32],
  ['dims', 2, 0.44, 0.34],
  ['hal', 2, 0.8, 0.35],
  ['orthokeratology', 2, null, 0.27],
  ['multifocalSoft', 3, 0.45, 0.24],
  ['atropine005', 1, 0.54, 0.21],
  ['atropine0025', 1, 0.35, 0.12],
  ['atropine001', 1, 0.22, 0.05],
] as [ProjectedTreatment, number, number | null, number][])(
  '%s kept children in %i years from %f D and %f mm',
  (treatment, years, diopters, mm) => {
    const { diopters: power, mm: length } = studyFiguresAfter(treatment, years);
    expect(treatmentEffects[treatment].years).toBe(years);
    if (diopters === null) expect(power).toBeNull();
    else expect((power?.treated ?? 0) - (power?.control ?? 0)).toBeCloseTo(diopters, 10);
    expect((length?.control ?? 0) - (length?.treated ?? 0)).toBeCloseTo(mm, 10);
    expect(treatmentEffects[treatment].source in sources).toBe(true);
  },
);

test('an effect is never carried on beyond what was measured', () => {
  expect(studyFiguresAfter('dims', 10)).toEqual(studyFiguresAfter('dims', 2));
  expect(studyFiguresAfter('dims', 1).diopters).toEqual({ treated: -0.205, control: -0.425 });
  expect(studyFiguresAfter('dims', -1)).toEqual({
    years: 0,
    diopters: { treated: 0, control: 0 },
    mm: { treated: 0, control: 0 },
  });
  const effects = Object.keys(treatmentEffects) as ProjectedTreatment[];
  const savedMm = ({ treated, control } = { treated: 0, control: 0 }) => control - treated;
  expect(effects.filter(id => savedMm(studyFiguresAfter(id, 17).mm ?? undefined) > largestEffect.mm)).toEqual(
    [],
  );
  expect(largestEffect).toEqual({ mm: 0.44, years: 7, source: 'brennan2021' });
});

test('red light is recorded and never projected', () => {
  expect('redLight' in treatmentEffects).toBe(false);
});

test('every reference names a source that can be read', () => {
  expect(referenceIds.filter(id => !sources[referenceRates[id].source])).toEqual([]);
  expect(sources.flitcroft2019).toContain('10.1167/iovs.18-25957');
  expect(sources.donovan2012).toContain('Optom Vis Sci 89(1):27–32');
});
