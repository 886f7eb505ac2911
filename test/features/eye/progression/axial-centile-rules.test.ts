import { expect, test } from 'vitest';
import {
  axialAges,
  axialPlace,
  axialSource,
  drawnCentiles,
  lengthAt,
} from '../../../../shared/features/eye/optics/axial-centile.ts';
import {
  type AxialPopulation,
  axialPopulations,
} from '../../../../shared/features/eye/optics/axial-populations.ts';
import { centilesGained, type Sex } from '../../../../shared/features/eye/optics/axial-tables.ts';
import { ageWithin } from '../../../../shared/features/eye/progression/age-within.ts';

test.each([
  ['female', 6, 5, 21.18],
  ['female', 6, 25, 21.97],
  ['female', 6, 75, 23.07],
  ['female', 6, 95, 23.86],
  ['male', 10, 5, 22.9],
  ['male', 10, 95, 26.06],
  ['male', 15, 50, 25.07],
  ['female', 7.5, 50, (22.94 + 23.37) / 2],
] as [Sex, number, number, number][])(
  'in Wuhan, for %s at age %f, centile %i is %f mm',
  (sex, years, centile, mm) => {
    expect(lengthAt('wuhan', sex, years, centile)).toBeCloseTo(mm, 2);
  },
);

test('an axial length that lies on a drawn centile curve is given that curve’s centile', () => {
  for (const centile of drawnCentiles.wuhan) {
    const mm = lengthAt('wuhan', 'female', 9.3, centile) ?? Number.NaN;
    expect(axialPlace('wuhan', 'female', mm, 9.3)?.centile).toBeCloseTo(centile, 3);
  }
});

test('no axial length is calculated for a centile that is missing in the table of the population', () => {
  expect(lengthAt('wuhan', 'male', 9, 10)).toBeNull();
  expect(lengthAt('china', 'male', 9, 25)).toBeNull();
  expect(lengthAt('europe', 'male', 9, 95)).toBeNull();
});

test.each([
  ['china', 'male', 4, 22.34, 'belowMedian'],
  ['china', 'male', 4, 22.35, 'nearMedian'],
  ['china', 'male', 4, 22.43, 'nearMedian'],
  ['china', 'male', 4, 22.44, 'medianTo75'],
  ['china', 'male', 4, 22.82, 'near75'],
  ['china', 'male', 4, 22.83, 'above75'],
  ['china', 'female', 18, 25.3, 'medianTo75'],
  ['china', 'female', 18, 25.94, 'above75'],
  ['china', 'male', 11, (23.99 + 24.43) / 2 - 0.05, 'belowMedian'],
  ['china', 'male', 11, (23.99 + 24.43) / 2 + 0.05, 'medianTo75'],
  ['europe', 'female', 6, 21.61, 'belowMiddle'],
  ['europe', 'female', 6, 21.7, 'near25'],
  ['europe', 'female', 6, 21.71, 'withinMiddle'],
  ['europe', 'female', 6, 22.45, 'near75'],
  ['europe', 'female', 6, 22.54, 'aboveMiddle'],
  ['europe', 'male', 15, 24.16, 'withinMiddle'],
  ['europe', 'male', 12, (22.83 + 23.17) / 2 - 0.05, 'belowMiddle'],
  ['europe', 'male', 12, (22.83 + 23.17) / 2 + 0.05, 'withinMiddle'],
] as [AxialPopulation, Sex, number, number, string][])(
  'in the population %s, for %s at age %f, %f mm is %s, without a centile',
  (population, sex, years, mm, band) => {
    expect(axialPlace(population, sex, mm, years)).toEqual({ centile: null, band });
  },
);

test.each(
  axialPopulations.flatMap(population => (['male', 'female'] as const).map(sex => [population, sex])) as [
    AxialPopulation,
    Sex,
  ][],
)(
  'in the population %s, for %s, no centile is given for ages outside the table, and every centile curve rises with age',
  (population, sex) => {
    const [from, to] = axialAges[population];
    for (const years of [from - 0.01, to + 0.01]) expect(axialPlace(population, sex, 23, years)).toBeNull();
    for (const years of [from, to]) expect(axialPlace(population, sex, 23, years)).not.toBeNull();
    for (const centile of drawnCentiles[population]) {
      const lengths = Array.from({ length: to - from + 1 }, (_, at) =>
        lengthAt(population, sex, from + at, centile),
      );
      expect(lengths).toEqual(lengths.toSorted((one, other) => Number(one) - Number(other)));
    }
  },
);

test('in the centile tables, boys have longer eyes than girls, and the table of each population names its own source', () => {
  for (const population of axialPopulations)
    expect(lengthAt(population, 'male', 10, 50)).toBeGreaterThan(
      lengthAt(population, 'female', 10, 50) ?? 99,
    );
  expect(axialPopulations.map(axialSource)).toEqual(['sanzDiez2022', 'he2023', 'tideman2018']);
  expect(centilesGained).toMatchObject({ moreThan: 10, myopicPercent: 45.8, othersPercent: 4.8 });
});

test('an age as a decimal number of years is a whole number on each birthday, despite leap days', () => {
  const at = (date: string) => ageWithin('2017-03-14', date, [6, 15]);
  expect(at('2023-03-13')).toBeNull();
  expect(at('2023-03-14')).toBe(6);
  expect(at('2024-03-14')).toBeCloseTo(7, 2);
  expect(at('2032-03-14')).toBe(15);
  expect(at('2032-03-15')).toBeNull();
  expect(at('2016-01-01')).toBeNull();
  expect(ageWithin('2016-02-29', '2023-03-01', [6, 15])).toBeCloseTo(2557 / 365.25, 6);
});
