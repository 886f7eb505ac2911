import { expect, test } from 'vitest';
import {
  binocularPd,
  eyeLimits,
  isAtypical,
  type Limits,
  lensLimits,
  limitViolation,
  splitPd,
  steppedValue,
} from '../../../../shared/features/eye/eye-reports/field-limits.ts';
import {
  formatDiopters,
  formatPlain,
  formatPower,
  formatSigned,
  formatSpheroCylinder,
} from '../../../../shared/features/eye/eye-reports/format-power.ts';

test('a binocular pupillary distance of 54 typed for one eye suggests 27 for each eye', () => {
  expect(splitPd(54)).toEqual({ right: 27, left: 27 });
  expect(splitPd(55)).toEqual({ right: 27.5, left: 27.5 });
  expect(splitPd(53.5)).toEqual({ right: 27, left: 26.5 });
  expect([40, 28, 81, 54.3].map(splitPd)).toEqual([null, null, null, null]);
});

const rows: [string, Limits, { min: number; max: number; usual?: [number, number]; step: number }][] = [
  ['sph', eyeLimits.sph, { min: -45, max: 45, usual: [-20, 20], step: 0.125 }],
  ['cyl', eyeLimits.cyl, { min: -25, max: 25, usual: [-6, 6], step: 0.125 }],
  ['axis', eyeLimits.axis, { min: 1, max: 180, step: 1 }],
  ['add', eyeLimits.add, { min: 0.25, max: 5, usual: [0.75, 3], step: 0.25 }],
  ['prism', eyeLimits.prism, { min: 0, max: 40, usual: [0, 10], step: 0.25 }],
  ['pd of an eye', eyeLimits.pd, { min: 20, max: 40, usual: [22, 32], step: 0.5 }],
  ['pd of both', binocularPd, { min: 40, max: 80, usual: [44, 64], step: 0.5 }],
  ['height', eyeLimits.height, { min: 8, max: 40, step: 0.5 }],
  ['vertex', eyeLimits.vertex, { min: 8, max: 20, step: 0.5 }],
  ['base curve of spectacles', lensLimits.spectacle.baseCurve, { min: 0, max: 12, step: 0.25 }],
  ['base curve of soft lenses', lensLimits.soft.baseCurve, { min: 7, max: 10, usual: [8, 9.5], step: 0.05 }],
  [
    'base curve of rigid lenses',
    lensLimits.rigid.baseCurve,
    { min: 5, max: 11, usual: [6, 9.5], step: 0.05 },
  ],
  ['diameter of spectacles', lensLimits.spectacle.diameter, { min: 40, max: 85, step: 1 }],
  ['diameter of soft lenses', lensLimits.soft.diameter, { min: 11, max: 17, usual: [13, 15.5], step: 0.1 }],
  ['diameter of rigid lenses', lensLimits.rigid.diameter, { min: 7, max: 13, usual: [8, 12], step: 0.1 }],
];

test.each(rows)(
  'the field %s has the documented limits, step and range of usual values',
  (_, limits, { min, max, usual, step }) => {
    expect(limits).toMatchObject({ min, max, step });
    expect(limits.typical).toEqual(usual);
    expect([limitViolation(min, limits), limitViolation(max, limits)]).toEqual([null, null]);
    const below = limits.allowsZero ? -step : min - step;
    expect([limitViolation(below, limits), limitViolation(max + step, limits)]).toEqual(['below', 'above']);
    expect(limitViolation(min + step / 2, limits)).toBe('offStep');
    const [low, high] = usual ?? [min, max];
    expect([low, high].map(value => isAtypical(value, limits))).toEqual([false, false]);
    expect(isAtypical(high + step, limits)).toBe(usual !== undefined);
  },
);

test('a number field accepts every step of its range, despite rounding errors of floating-point numbers', () => {
  for (const [, limits] of rows) {
    const steps = Math.round((limits.max - limits.min) / limits.step);
    const values = Array.from({ length: steps + 1 }, (_, step) =>
      Number((limits.min + step * limits.step).toFixed(4)),
    );
    expect(values.filter(value => limitViolation(value, limits))).toEqual([]);
  }
});

test('the addition of a lens may be zero', () => {
  expect([limitViolation(0, eyeLimits.add), isAtypical(0, eyeLimits.add)]).toEqual([null, false]);
  expect(limitViolation(-0.25, eyeLimits.add)).toBe('below');
});

test('arrow keys change a number field by one step within the limits; a value between two steps moves to the next step', () => {
  expect(steppedValue(-1.25, -1, eyeLimits.sph)).toBe(-1.5);
  expect(steppedValue(-1.25, 1, eyeLimits.sph)).toBe(-1);
  expect(steppedValue(-1.125, -1, eyeLimits.sph)).toBe(-1.25);
  expect(steppedValue(null, -1, eyeLimits.sph)).toBe(-0.25);
  expect(steppedValue(45, 1, eyeLimits.sph)).toBe(45);
  expect(steppedValue(-45, -1, eyeLimits.sph)).toBe(-45);
  expect([steppedValue(0.5, -1, eyeLimits.add), steppedValue(0.25, -1, eyeLimits.add)]).toEqual([0.25, 0]);
  expect(steppedValue(21, -1, eyeLimits.pd)).toBe(20.5);
  expect(steppedValue(null, 1, eyeLimits.pd)).toBe(20);
  expect(steppedValue(0.25, -1, eyeLimits.add)).toBe(0);
  expect(steppedValue(8.6, 1, lensLimits.soft.baseCurve)).toBe(8.65);
});

test('a power is written with its sign, quarters of a dioptre with two decimals, eighths with three, and zero as Plano', () => {
  expect(formatPower(0, 'Plano')).toBe('Plano');
  expect(formatDiopters(0)).toBe('0.00');
  expect(
    [1, -1.25, -0.125, -1.125, -1.875, -1.1875, 10.5, -3.8168].map(value => formatPower(value, 'Plano')),
  ).toEqual(['+1.00', '−1.25', '−0.125', '−1.125', '−1.875', '−1.19', '+10.50', '−3.82']);
});

test('a yearly rate that rounds to zero has no sign, and a rate halfway between two steps is rounded away from zero', () => {
  expect([-0.004, 0.004, 0, -0.005, 1.005, -1.005].map(value => formatSigned(value))).toEqual([
    '0.00',
    '0.00',
    '0.00',
    '−0.01',
    '+1.01',
    '−1.01',
  ]);
  expect([23.5, -0.04, -0.001, 0].map(value => formatPlain(value, 2))).toEqual([
    '23.50',
    '−0.04',
    '0.00',
    '0.00',
  ]);
  expect(formatPlain(175, 0)).toBe('175');
});

test('the sphere, cylinder and axis of a power are written in one line, as entered', () => {
  expect(formatSpheroCylinder({ sph: -1.75, cyl: -0.25, axis: 175 }, 'Plano')).toBe('−1.75 / −0.25 × 175');
  expect(formatSpheroCylinder({ sph: 0, cyl: -0.5, axis: 180 }, 'Plano')).toBe('Plano / −0.50 × 180');
  expect(formatSpheroCylinder({ sph: -1.125, cyl: -0.125, axis: 90 }, 'Plano')).toBe('−1.125 / −0.125 × 90');
  expect(formatSpheroCylinder({ sph: -1, cyl: -0.5, axis: null }, 'Plano')).toBe('−1.00 / −0.50 × ?');
  expect(formatSpheroCylinder({ sph: 0, cyl: null, axis: null }, '平光')).toBe('平光');
  expect(formatSpheroCylinder({ sph: null, cyl: null, axis: null }, 'Plano')).toBeNull();
});
