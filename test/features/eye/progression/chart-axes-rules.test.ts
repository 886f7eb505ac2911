import { expect, test } from 'vitest';
import {
  valueRange,
  valueTicks,
  wholeYears,
} from '../../../../shared/features/eye/progression/chart-axes.ts';

test.each([
  ['se', [-1, -2], [-2.5, -0.5]],
  ['se', [-1], [-2.5, -0.5]],
  ['se', [-0.9, -1.1], [-2.5, -0.5]],
  ['se', [-1.125, -1.125], [-3, -1]],
  ['se', [0], [-2, 0]],
  ['se', [-0.1], [-2, 0]],
  ['se', [0.1], [-1.5, 0.5]],
  ['se', [-0.4], [-2, 0]],
  ['se', [-0.35], [-2, 0]],
  ['se', [2, -6], [-6.5, 2.5]],
  ['axial', [23], [22.5, 23.5]],
  ['axial', [23.4], [23, 24]],
  ['axial', [23.38], [23, 24]],
  ['axial', [22.9, 24.6], [22.5, 25]],
] as const)(
  'the value axis of a chart of %s with the values %j covers the range %j',
  (measure, values, range) => {
    expect(valueRange(values, measure)).toEqual(range);
  },
);

test('the value axis of a chart has a label every 0.5, or every 1 if there would be more than seven labels', () => {
  expect(valueTicks([-3, 0], 'se')).toEqual([-3, -2.5, -2, -1.5, -1, -0.5, 0]);
  expect(valueTicks([-3.5, 0], 'se')).toEqual([-3, -2, -1, 0]);
  expect(valueTicks([22.5, 23.5], 'axial')).toEqual([22.5, 23, 23.5]);
  expect(Object.is(valueTicks([-1, 0], 'se').at(-1), 0), 'no minus zero').toBe(true);
});

test('the time axis has a label for each year or, if a year is less than 34 units wide, for every second or fifth year', () => {
  expect(wholeYears([6, 10], 136)).toEqual([6, 7, 8, 9, 10]);
  expect(wholeYears([6, 10], 135)).toEqual([6, 8, 10]);
  expect(wholeYears([6, 10], 68)).toEqual([6, 8, 10]);
  expect(wholeYears([6, 10], 67)).toEqual([10]);
  expect(wholeYears([6.2, 8.9], 500)).toEqual([7, 8]);
  expect(wholeYears([6.2, 6.8], 500)).toEqual([]);
});
