import { expect, test } from 'vitest';
import { axialCentile } from '../../../../shared/features/eye/optics/axial-centile.ts';
import { interpolateLinear } from '../../../../shared/features/eye/optics/interpolate-linear.ts';
import {
  cornealPower,
  cornealRadius,
  curvatureUnit,
} from '../../../../shared/features/eye/optics/keratometry.ts';

test('corneal curvatures below 20 are radii in mm; larger numbers are powers in D', () => {
  expect([curvatureUnit(19.99), curvatureUnit(20)]).toEqual(['mm', 'D']);
  expect([cornealPower(20), cornealPower(15)]).toEqual([20, 22.5]);
  expect([cornealRadius(20), cornealRadius(15)]).toEqual([16.875, 15]);
});

test('values between two points of a published table are interpolated linearly; outside the table there are no values', () => {
  const points = [
    [1, 10],
    [3, 20],
    [4, 0],
  ] as const;
  expect([1, 2, 3, 3.25, 4].map(x => interpolateLinear(points, x))).toEqual([10, 15, 20, 15, 0]);
  expect([interpolateLinear(points, 0.9), interpolateLinear(points, 4.1), interpolateLinear([], 1)]).toEqual([
    ...[null, null, null],
  ]);
});

test('half of all six-year-old girls have eyes shorter than the median; 68 % have eyes within one standard deviation', () => {
  const [median, deviation] = [22.52, 22.52 * 0.0362];
  const centiles = [-1, 0, 1, -4, 4].map(by => axialCentile(median + by * deviation, 6, 'female'));
  expect(centiles.map(centile => Number(centile?.toFixed(4)))).toEqual([
    15.8655, 50, 84.1345, 0.0032, 99.9968,
  ]);
  expect([axialCentile(23, 5.99, 'female'), axialCentile(23, 15.01, 'male')]).toEqual([null, null]);
});
