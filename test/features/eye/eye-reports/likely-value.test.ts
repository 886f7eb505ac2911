import { describe, expect, test } from 'vitest';
import { eyeLimits } from '../../../../shared/features/eye/eye-reports/field-limits.ts';
import { fittingReadings, likelyValue } from '../../../../shared/features/eye/eye-reports/likely-value.ts';
import {
  type NumberFieldName,
  parseField,
} from '../../../../shared/features/eye/eye-reports/number-fields.ts';

describe('the typed digits 25, 50 and 75 are read as hundredths of a dioptre', () => {
  test.each<[NumberFieldName, string, number]>([
    ['sph', '-25', -0.25],
    ['cyl', '-25', -0.25],
    ['cyl', '-50', -0.5],
    ['cyl', '75', 0.75],
    ['add', '75', 0.75],
    ['add', '25', 0.25],
    ['prism', '50', 0.5],
    ['sph', '-25.', -25],
    ['cyl', '-25.', -25],
    ['cyl', '-025', -0.25],
    ['cyl', '-125', -1.25],
    ['cyl', '-2', -2],
    ['cyl', '0', 0],
    ['cyl', '00', 0],
    ['add', '2', 2],
    ['sph', '-12', -12],
    ['sph', '-1025', -10.25],
  ])('a %s typed as %s is read as %f', (field, text, value) => {
    expect(parseField(field, text)).toEqual({ value });
  });
});

describe('other two-digit numbers, such as 12 or 15, are ambiguous for a cylinder or an addition', () => {
  test.each<[NumberFieldName, string]>([
    ['cyl', '-12'],
    ['cyl', '10'],
    ['cyl', '−15'],
    ['cyl', '05'],
    ['add', '15'],
    ['add', '+20'],
  ])('a %s typed as %s is ambiguous', (field, text) => {
    expect(parseField(field, text)).toBe('ambiguous');
  });

  test('for an ambiguous typed number, the form offers each value that the field accepts, the whole number first', () => {
    expect(fittingReadings('-12', eyeLimits.cyl)).toEqual([-12, -1.25]);
    expect(fittingReadings('-15', eyeLimits.cyl)).toEqual([-15, -1.5]);
    expect(fittingReadings('+20', eyeLimits.add)).toEqual([2]);
    expect(fittingReadings('12', eyeLimits.add)).toEqual([1.25]);
    expect(fittingReadings('05', eyeLimits.cyl)).toEqual([5, 0.5]);
    expect(fittingReadings('-1.25', eyeLimits.cyl)).toEqual([]);
  });
});

describe('for an unusual value the form suggests the value that was probably intended', () => {
  test.each<[keyof typeof eyeLimits, number, number | null, number | null]>([
    ['sph', -22.5, null, -2.25],
    ['sph', -22, null, -2.25],
    ['sph', -24, null, null],
    ['sph', -25, -0.5, -0.25],
    ['sph', -25, -2.25, -2.5],
    ['sph', -125, null, -12.5],
    ['sph', -125, -1, -1.25],
    ['sph', -2, null, null],
    ['sph', -1.3, null, -1.25],
    ['sph', -1.3, -12, -1.25],
    ['sph', -1.4, null, -1.5],
    ['cyl', -1.3, null, -1.25],
    ['cyl', -12.5, null, -1.25],
    ['add', 17.5, null, 1.75],
    ['add', -2, null, 2],
    ['axis', 190, null, 10],
    ['axis', 190, 19, 10],
    ['axis', 360, null, 180],
    ['axis', 0, null, 180],
    ['axis', -10, null, 170],
    ['axis', 1750, null, null],
    ['axis', 17.5, null, null],
    ['axis', 180, null, null],
    ['cornealAxis', 270, null, 90],
    ['prism', -2, null, null],
    ['deviation', -4, null, null],
    ['pd', 285, null, 28.5],
    ['axialLength', 235, null, 23.5],
    ['axialLength', 2412, null, 24.12],
    ['axialLength', 2.4, null, 24],
    ['axialLength', 24.1, null, null],
  ])('for the value %s %f after the earlier value %s, the form suggests %s', (field, value, last, meant) => {
    expect(likelyValue(value, eyeLimits[field], last)).toBe(meant);
  });
});
