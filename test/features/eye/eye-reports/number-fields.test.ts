import { describe, expect, test } from 'vitest';
import {
  eyeLimits,
  isAtypical,
  lensLimits,
} from '../../../../shared/features/eye/eye-reports/field-limits.ts';
import {
  formatField,
  limitsOf,
  type NumberFieldName,
  parseField,
  withSign,
} from '../../../../shared/features/eye/eye-reports/number-fields.ts';

test('number fields for base curve and diameter have the limits of a contact lens; all others have the limits of an eye', () => {
  expect(limitsOf('baseCurve', 'soft')).toBe(lensLimits.soft.baseCurve);
  expect(limitsOf('diameter', 'rigid')).toBe(lensLimits.rigid.diameter);
  expect(limitsOf('sph', 'soft')).toBe(eyeLimits.sph);
});

describe('number fields format a value with the sign and decimals of its field', () => {
  test.each<[NumberFieldName, number | null, string]>([
    ['sph', -1.25, '−1.25'],
    ['sph', 2, '+2.00'],
    ['cyl', -0.5, '−0.50'],
    ['add', 1.5, '+1.50'],
    ['axis', 175, '175'],
    ['pd', 28.5, '28.5'],
    ['pd', 28.25, '28.25'],
    ['sph', -1.125, '−1.125'],
    ['prism', 2, '2.00'],
    ['axialLength', 23.5, '23.50'],
    ['sph', null, ''],
  ])('in a number field, %s %s is formatted as %s', (field, value, text) => {
    expect(formatField(field, value, 'spectacle')).toBe(text);
  });
});

describe('text typed into a number field is read by the rules of that field', () => {
  test.each<[NumberFieldName, string, number]>([
    ['sph', '-125', -1.25],
    ['cyl', '-150', -1.5],
    ['add', '150', 1.5],
    ['prism', '150', 1.5],
    ['pd', '28.5', 28.5],
    ['axis', '175', 175],
  ])('%s typed as %s is read as a number of that field', (field, text, value) => {
    expect(parseField(field, text)).toMatchObject({ value });
  });
});

test('in a number field, a sign typed after the number replaces the earlier sign', () => {
  expect(withSign('1.25', '-')).toBe('−1.25');
  expect(withSign('−1.25', '+')).toBe('+1.25');
  expect(withSign('-1.25', '+')).toBe('+1.25');
  expect(withSign('+1.25', '-')).toBe('−1.25');
  expect(withSign('1-25', '+')).toBe('+1-25');
});

test('a number field accepts a value in its own unit and rejects other units', () => {
  expect(parseField('nearPoint', '7.5 cm')).toEqual({ value: 7.5 });
  expect(parseField('nearPoint', '50 mm')).toBe('unclear');
  expect(parseField('deviation', '6Δ')).toEqual({ value: 6 });
  expect(parseField('deviation', '8°')).toBe('unclear');
  expect(parseField('stereo', '40″')).toEqual({ value: 40 });
  expect(parseField('facility', '10/min')).toEqual({ value: 10 });
  expect(parseField('eyePressure', '15 mmHg')).toEqual({ value: 15 });
  expect(parseField('axialLength', '24.15 mm')).toEqual({ value: 24.15 });
});

test('an eye pressure above 21 mmHg or below 6.5 mmHg is accepted but unusual', () => {
  const unusual = [6, 6.5, 21, 21.5, 45].filter(value => isAtypical(value, eyeLimits.eyePressure));
  expect(unusual).toEqual([6, 21.5, 45]);
});
