import { expect, test } from 'vitest';
import {
  eyeDifference,
  findEntryWarnings,
  hasAddAlone,
} from '../../../../shared/features/eye/eye-reports/entry-warnings.ts';

type Power = [sph: number | null, cyl?: number | null, axis?: number | null];
const eye = ([sph, cyl = null, axis = null]: Power) => ({ sph, cyl, axis });
const other: Power = [-1];
const eyes = (right: Power, left: Power = other) => ({ right: eye(right), left: eye(left) });

/**
 * The warnings about the right eye if its power changed from `last` to `now`; the left eye does not change.
 */
const about = (now: Power, last: Power) =>
  findEntryWarnings(eyes(now), eyes(last)).filter(warning => 'eye' in warning && warning.eye === 'right');
const kinds = (now: Power, last: Power) => about(now, last).map(({ kind }) => kind);

test('a value typed into the eye form is not compared with an earlier value that is blank', () => {
  expect(about([null], [-5])).toEqual([]);
  expect(about([-5], [null])).toEqual([]);
  expect(about([-1, null], [-1, -3])).toEqual([]);
  expect(about([-1, -3, 10], [-1, null])).toEqual([]);
});

test('a change of one dioptre since the last visit causes a warning; a smaller change does not', () => {
  expect(kinds([-2], [-1])).toEqual(['change']);
  expect(kinds([-1.875], [-1])).toEqual([]);
  expect(kinds([0], [-1])).toEqual(['change']);
});

test('a power with a changed sign causes a warning if the earlier and the new power are both at least half a dioptre', () => {
  expect(about([0.5], [-0.5])).toEqual([
    { kind: 'sign', field: 'sph', eye: 'right', last: -0.5, meant: -0.5 },
  ]);
  expect(kinds([0.25], [-5])).toEqual(['change']);
  expect(kinds([5], [-0.25])).toEqual(['change']);
  expect(kinds([0.25], [-0.25])).toEqual([]);
});

test.each([
  [-25, -0.5, -0.25],
  [-25, -1, -0.25],
  [12.5, 0.5, 0.125],
  [-25, -1.25, null],
  [25, 5, null],
  [-12, -0.5, null],
  [-3, -1, null],
])('for a typed power of %d after an earlier %d, the suggested value is %d', (now, last, meant) => {
  expect(about([now], [last])).toMatchObject([{ kind: 'change', meant }]);
});

test('the axes at two visits are compared only if both axes are known', () => {
  expect(kinds([-1, -1, null], [-1, -1, 90])).toEqual([]);
  expect(kinds([-1, -1, 90], [-1, -1, null])).toEqual([]);
  expect(kinds([-1, null, 90], [-1, null, 180])).toEqual([]);
});

test('a change of axis by 30° or more causes a warning, but only if both cylinders are at least 0.75 D', () => {
  expect(kinds([-1, -0.75, 40], [-1, -0.75, 10])).toEqual(['axis']);
  expect(kinds([-1, -0.75, 39], [-1, -0.75, 10])).toEqual([]);
  expect(kinds([-1, -1, 90], [-1, -0.5, 180])).toEqual([]);
  expect(kinds([-1, -0.5, 90], [-1, -1, 180])).toEqual([]);
});

test('an axis that turned by 90° because the cylinder changed its sign causes no warning', () => {
  expect(kinds([-2, 1, 90], [-1, -1, 180])).not.toContain('axis');
});

test.each([
  [56, 110, 124],
  [55, 110, null],
  [60, 100, null],
])('for an axis of %d after %d, the suggested mirror image is %d', (now, last, meant) => {
  expect(about([-1, -1, now], [-1, -1, last])).toMatchObject([{ kind: 'axis', last, meant }]);
});

test('if the cylinders of the two eyes have different signs, the warning names the eye whose sign has changed', () => {
  const mixed = (right: number, left: number, last: Parameters<typeof findEntryWarnings>[1]) =>
    findEntryWarnings(eyes([-1, right, 10], [-1, left, 10]), last).find(
      ({ kind }) => kind === 'mixedCylinders',
    );
  expect(mixed(0.5, -0.5, eyes([-1, -0.5, 10], [-1, -0.5, 10]))).toMatchObject({ eye: 'right' });
  expect(mixed(-0.5, 0.5, eyes([-1, -0.5, 10], [-1, -0.5, 10]))).toMatchObject({ eye: 'left' });
  expect(mixed(0.5, -0.5, eyes([-1], [-1]))).toMatchObject({ eye: 'left' });
  expect(mixed(0.5, 0, null)).toBeUndefined();
  expect(mixed(0, -0.5, null)).toBeUndefined();
});

test('a difference of 1 D between the eyes causes a warning at one visit, and again if the difference has grown by another 1 D', () => {
  const differ = (by: number, last: number | null) =>
    findEntryWarnings(eyes([-1], [-1 - by]), last === null ? null : eyes([-1], [-1 - last])).filter(
      ({ kind }) => kind === 'eyesDiffer',
    );
  expect(differ(1, null)).toEqual([{ kind: 'eyesDiffer', by: 1, lastBy: null }]);
  expect(differ(0.875, null)).toEqual([]);
  expect(differ(3, 2)).toEqual([{ kind: 'eyesDiffer', by: 3, lastBy: 2 }]);
  expect(differ(3, 2.125)).toEqual([]);
});

test('the difference between the eyes is calculated from their spherical equivalents, if both equivalents are known', () => {
  expect(eyeDifference(eyes([-1, -1, 90], [0.5]))).toBe(2);
  expect(eyeDifference(eyes([null], [-1]))).toBeNull();
  expect(eyeDifference(eyes([-1], [null]))).toBeNull();
});

test('an addition entered for one eye alone causes a warning once the sphere of the other eye is entered', () => {
  const own = { sph: -2, add: 1.5 };
  expect(hasAddAlone(own, { sph: -1.75, add: null })).toBe(true);
  expect(hasAddAlone(own, { sph: 0, add: 0 })).toBe(true);
  expect(hasAddAlone(own, { sph: null, add: null }), 'not entered yet').toBe(false);
  expect(hasAddAlone(own, { sph: -1.75, add: 1.25 })).toBe(false);
  expect(hasAddAlone({ sph: -2, add: 0 }, { sph: -1.75, add: null })).toBe(false);
});
