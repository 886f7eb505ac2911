import { expect, test } from 'vitest';
import { atCornea, compensateVertex, needsVertex } from '../../../../shared/core/optics/vertex.ts';
import { powerVector } from '../../../../shared/features/eye/optics/power-vector.ts';
import { type Prism, resultantPrism } from '../../../../shared/features/eye/optics/prism.ts';
import {
  axisDistance,
  perpendicular,
  powerOf,
  sphericalEquivalent,
  transpose,
  wrapAxis,
} from '../../../../shared/features/eye/optics/sphero-cylinder.ts';

const power = (sph: number, cyl = 0, axis: number | null = null) => ({ sph, cyl, axis });

test('the spherical equivalent is the sphere plus half the cylinder', () => {
  expect(sphericalEquivalent(power(3, -1.5, 90))).toBe(2.25);
  expect(sphericalEquivalent(power(-1.75, -0.25, 175))).toBe(-1.875);
  expect(sphericalEquivalent(power(0.5, -1, 10))).toBe(0);
});

test('a power with a sphere of zero has a spherical equivalent; a power with a blank sphere has none', () => {
  expect(sphericalEquivalent({ sph: 0, cyl: null })).toBe(0);
  expect(sphericalEquivalent({ sph: null, cyl: -1 })).toBeNull();
  expect(Object.is(sphericalEquivalent(power(0, -0)), 0)).toBe(true);
});

test('a power is complete if it has a sphere and, in case of a cylinder, an axis', () => {
  expect(powerOf({ sph: -1, cyl: null, axis: null })).toEqual(power(-1));
  expect(powerOf({ sph: -1, cyl: -0.5, axis: null })).toBeNull();
  expect(powerOf({ sph: null, cyl: -0.5, axis: 10 })).toBeNull();
});

test('transposing a power changes the sign of the cylinder and turns the axis by 90°', () => {
  expect(transpose(power(3, -1.5, 90))).toEqual(power(1.5, 1.5, 180));
  expect(transpose(power(-1.75, -0.25, 175))).toEqual(power(-2, 0.25, 85));
  expect(transpose(power(1.25, -0.5, 10))).toEqual(power(0.75, 0.5, 100));
  expect(transpose(power(1.5, -1.5, 30))).toEqual(power(0, 1.5, 120));
  expect(transpose(power(-2))).toEqual(power(-2));
});

test.each([
  [1, 91],
  [45, 135],
  [89, 179],
  [90, 180],
  [91, 1],
  [135, 45],
  [179, 89],
  [180, 90],
])('the axis perpendicular to %i° is %i°', (axis, across) => {
  expect(perpendicular(axis)).toBe(across);
});

test('an axis is normalised to the range 1 to 180', () => {
  expect([0, 1, 180, 181, 360, -10].map(wrapAxis)).toEqual([180, 1, 180, 1, 180, 170]);
});

test('the difference of two axes is the smaller angle between them', () => {
  expect([axisDistance(5, 175), axisDistance(180, 1), axisDistance(45, 135), axisDistance(90, 90)]).toEqual([
    10, 1, 90, 0,
  ]);
});

test.each([
  [-4, -3.82],
  [-10, -8.93],
  [10, 11.36],
  [-6, -5.6],
  [-8, -7.3],
  [0, 0],
  [20, 26.32],
  [-20, -16.13],
])('a power of %f D at a vertex distance of 12 mm is %f D at the cornea', (spectacles, cornea) => {
  expect(atCornea(spectacles, 12)).toBeCloseTo(cornea, 2);
});

test('conversion by the vertex distance changes each principal meridian separately, for plus and for minus cylinders', () => {
  const minus = compensateVertex(power(-6, -2, 180), 12);
  expect(minus?.sph).toBeCloseTo(-5.6, 2);
  expect(minus?.cyl).toBeCloseTo(-1.7, 2);
  expect(minus?.axis).toBe(180);
  const plus = compensateVertex(transpose(power(-6, -2, 180)), 12);
  expect(plus?.sph).toBeCloseTo(-7.3, 2);
  expect(plus?.cyl).toBeCloseTo(1.7, 2);
  expect(plus?.axis).toBe(90);
  const hyperope = compensateVertex(power(8, 3, 45), 14);
  expect(hyperope?.sph).toBeCloseTo(9.01, 2);
  expect(hyperope?.cyl).toBeCloseTo(3.99, 2);
});

test('a power that would focus in front of the cornea cannot be converted', () => {
  expect(atCornea(50, 20)).toBeNull();
  expect(compensateVertex(power(45, 25, 90), 20)).toBeNull();
});

test('converting a power to the cornea and back gives the original power', () => {
  expect(atCornea(atCornea(-9.5, 13) ?? Number.NaN, -13)).toBeCloseTo(-9.5, 10);
});

test('a vertex distance is required if a principal meridian has 5 D or more', () => {
  expect(needsVertex(power(-4.75))).toBe(false);
  expect(needsVertex(power(-5))).toBe(true);
  expect(needsVertex(power(-4, -1, 20))).toBe(true);
  expect(needsVertex(power(-6, 2, 20))).toBe(true);
  expect(needsVertex(power(3, 2, 20))).toBe(true);
});

test.each([
  { of: power(-2, -1.5, 30), m: -2.75, j0: 0.375, j45: 0.6495 },
  { of: power(-1, -1, 180), m: -1.5, j0: 0.5, j45: 0 },
  { of: power(-1, -1, 90), m: -1.5, j0: -0.5, j45: 0 },
  { of: power(-1, -1, 45), m: -1.5, j0: 0, j45: 0.5 },
  { of: power(-1, -1, 135), m: -1.5, j0: 0, j45: -0.5 },
  { of: power(-2.25), m: -2.25, j0: 0, j45: 0 },
])('the power vector (M, J0, J45) of $of is $m, $j0, $j45', ({ of, m, j0, j45 }) => {
  const vector = powerVector(of);
  expect(vector.m).toBe(m);
  expect(vector.j0).toBeCloseTo(j0, 4);
  expect(vector.j45).toBeCloseTo(j45, 4);
  expect(Object.values(vector).some(value => Object.is(value, -0))).toBe(false);
});

const up3: Prism = { power: 3, base: 'up' };
const down3: Prism = { power: 3, base: 'down' };
const out4: Prism = { power: 4, base: 'out' };
const in4: Prism = { power: 4, base: 'in' };

test.each([
  { prisms: [up3, out4], right: 143.13, left: 36.87 },
  { prisms: [up3, in4], right: 36.87, left: 143.13 },
  { prisms: [down3, in4], right: 323.13, left: 216.87 },
  { prisms: [down3, out4], right: 216.87, left: 323.13 },
])(
  'prisms with base $prisms.0.base and $prisms.1.base have a resultant of 5 Δ at $right° right and $left° left',
  ({ prisms, right, left }) => {
    expect(resultantPrism(prisms, 'right')?.power).toBeCloseTo(5, 10);
    expect(resultantPrism(prisms, 'right')?.direction).toBeCloseTo(right, 2);
    expect(resultantPrism(prisms, 'left')?.power).toBeCloseTo(5, 10);
    expect(resultantPrism(prisms, 'left')?.direction).toBeCloseTo(left, 2);
  },
);

test('the direction of a prism is the direction of its base', () => {
  expect(resultantPrism([up3], 'right')).toEqual({ power: 3, direction: 90 });
  expect(resultantPrism([down3], 'left')).toEqual({ power: 3, direction: 270 });
  expect(resultantPrism([out4], 'right')).toEqual({ power: 4, direction: 180 });
  expect(resultantPrism([out4], 'left')).toEqual({ power: 4, direction: 0 });
  expect(resultantPrism([in4], 'right')).toEqual({ power: 4, direction: 0 });
  expect(resultantPrism([in4], 'left')).toEqual({ power: 4, direction: 180 });
});

test('without a prism no direction is calculated', () => {
  expect(resultantPrism([], 'right')).toBeNull();
  expect(resultantPrism([{ power: 0, base: 'up' }], 'left')).toBeNull();
});
