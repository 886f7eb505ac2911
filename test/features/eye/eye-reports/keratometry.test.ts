import { expect, test } from 'vitest';
import { formatField, parseField } from '../../../../shared/features/eye/eye-reports/number-fields.ts';
import {
  axialRatio,
  cornealPower,
  cornealRadius,
  curvatureUnit,
  isK1Steeper,
  meanCornealRadius,
} from '../../../../shared/features/eye/optics/keratometry.ts';
import { Cornea } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';

test('a corneal radius in mm is 337.5 divided by the power in D, and vice versa', () => {
  expect(cornealPower(7.8)).toBeCloseTo(43.27, 2);
  expect(cornealPower(7.5)).toBe(45);
  expect(cornealRadius(45)).toBe(7.5);
  expect(cornealRadius(43.25)).toBeCloseTo(7.8, 2);
  expect([cornealPower(43.25), cornealRadius(7.8)]).toEqual([43.25, 7.8]);
});

test('a small number for a corneal curvature is a radius in mm, and a large number is a power in D', () => {
  expect([5.63, 7.8, 11.25, 30, 43.25, 60].map(curvatureUnit)).toEqual(['mm', 'mm', 'mm', 'D', 'D', 'D']);
});

test('the ratio AL/CR is the axial length divided by the mean of both corneal radii, and null if one of the values is missing', () => {
  expect(meanCornealRadius({ k1: 7.8, k2: 7.6 })).toBeCloseTo(7.7, 10);
  expect(meanCornealRadius({ k1: 43.27, k2: 7.6 })).toBeCloseTo(7.7, 3);
  expect(axialRatio(24.1, { k1: 7.8, k2: 7.6 })).toBeCloseTo(3.13, 2);
  expect(axialRatio(23.4, { k1: 43.27, k2: 43.27 })).toBeCloseTo(3, 2);
  expect(axialRatio(null, { k1: 7.8, k2: 7.6 })).toBeNull();
  expect(axialRatio(24.1, { k1: 7.8, k2: null })).toBeNull();
  expect(axialRatio(24.1, null)).toBeNull();
});

const empty = { k1: null, k2: null, axis: null, diameter: null };
const isValid = (right: object) => Cornea.safeParse({ right: { ...empty, ...right }, left: empty }).success;

test('keratometry values are 30 to 60 D, or the same in mm; a corneal diameter is 9 to 14 mm', () => {
  expect([30, 60, 5.63, 11.25, 43.27].map(k1 => isValid({ k1 }))).toEqual(Array(5).fill(true));
  expect([29.99, 60.01, 5.62, 11.26, 20].map(k1 => isValid({ k1 }))).toEqual(Array(5).fill(false));
  expect([9, 14, 11.8].map(diameter => isValid({ diameter }))).toEqual([true, true, true]);
  expect([8.9, 14.1].map(diameter => isValid({ diameter }))).toEqual([false, false]);
  expect([1, 180, 0, 181].map(axis => isValid({ axis }))).toEqual([true, true, false, false]);
});

test('a corneal curvature that is typed without a decimal point is read as a number with two decimals', () => {
  expect(['4325', '780', '43.25', '7,8', '45'].map(text => parseField('k1', text))).toEqual(
    [43.25, 7.8, 43.25, 7.8, 45].map(value => ({ value })),
  );
  expect(formatField('k1', 7.8, 'spectacle')).toBe('7.80');
  expect(parseField('cornealAxis', '0')).toEqual({ value: 180 });
});

test('K1 is steeper than K2 if its power is larger, or its radius smaller', () => {
  expect(isK1Steeper({ k1: 44.5, k2: 43.25 })).toBe(true);
  expect(isK1Steeper({ k1: 7.6, k2: 7.8 })).toBe(true);
  expect(isK1Steeper({ k1: 7.8, k2: 44.5 })).toBe(false);
  expect(isK1Steeper({ k1: 43.25, k2: 43.25 })).toBe(false);
  expect(isK1Steeper({ k1: 44.5, k2: null })).toBe(false);
});
