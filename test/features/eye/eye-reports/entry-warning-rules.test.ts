import { expect, test } from 'vitest';
import {
  eyeDifference,
  findEntryWarnings,
  hasAddAlone,
  transpositions,
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

test('the last power written in the other sign of cylinder causes no warning', () => {
  expect(kinds([-2, 1, 90], [-1, -1, 180])).toEqual([]);
  expect(kinds([-1, 2, 80], [1, -2, 175])).toEqual([]);
});

test('a power written in the other sign of cylinder is compared with the transposed last power', () => {
  expect(about([-3.5, 0.5, 100], [-1, -0.5, 10])).toEqual([
    { kind: 'change', field: 'sph', eye: 'right', last: -1.5, meant: null },
  ]);
  expect(kinds([-2, 1, 50], [-1, -1, 180])).toEqual(['axis']);
});

test('a cylinder with the other sign and nearly the same axis is a likely slip of the sign', () => {
  expect(about([-1, 0.5, 12], [-1, -0.5, 10])).toEqual([
    { kind: 'sign', field: 'cyl', eye: 'right', last: -0.5, meant: -0.5 },
  ]);
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

test('cylinders of different signs can be written in one sign: first in that of the last visit, or minus', () => {
  const mixed = eyes([-1.5, 0.5, 100], [-1, -0.5, 10]);
  const right = { eye: 'right', power: { sph: -1, cyl: -0.5, axis: 10 } };
  const left = { eye: 'left', power: { sph: -1.5, cyl: 0.5, axis: 100 } };
  expect(transpositions(mixed, null)).toEqual([right, left]);
  expect(transpositions(mixed, eyes([-1, 0], [-1]))).toEqual([right, left]);
  expect(transpositions(mixed, eyes([-1], [-1, 0.25, 90]))).toEqual([left, right]);
  expect(transpositions(eyes([-1.5, 0.5], [-1, -0.5, 10]), null), 'without an axis').toEqual([left]);
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

test('powers that are exactly those of the other eye at the last visit cause a warning that the eyes may be exchanged', () => {
  const isExchanged = (now: ReturnType<typeof eyes>, last: ReturnType<typeof eyes>) =>
    findEntryWarnings(now, last).some(({ kind }) => kind === 'exchanged');
  const last = eyes([-1, -0.5, 10], [-1.25, 0]);
  expect(isExchanged(eyes([-1.25], [-1, -0.5, 10]), last)).toBe(true);
  expect(isExchanged(last, last)).toBe(false);
  expect(isExchanged(eyes([-1.25], [-1, -0.5, 20]), last)).toBe(false);
  expect(isExchanged(eyes([-1.25], [null]), eyes([null], [-1.25]))).toBe(false);
  expect(isExchanged(eyes([-1], [-1]), eyes([-1], [-1]))).toBe(false);
  expect(findEntryWarnings(eyes([-1.25], [-1]), null)).toEqual([]);
});
