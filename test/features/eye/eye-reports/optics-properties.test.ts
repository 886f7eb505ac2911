import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atCornea, compensateVertex } from '../../../../shared/core/optics/vertex.ts';
import { powerVector } from '../../../../shared/features/eye/optics/power-vector.ts';
import { type Prism, prismBases, resultantPrism } from '../../../../shared/features/eye/optics/prism.ts';
import {
  axisDistance,
  sphericalEquivalent,
  transpose,
} from '../../../../shared/features/eye/optics/sphero-cylinder.ts';
import { progressionOf } from '../../../../shared/features/eye/progression/progression.ts';

const eighths = (limit: number) => fc.integer({ min: -limit * 8, max: limit * 8 }).map(steps => steps / 8);
const axes = fc.integer({ min: 1, max: 180 });
const powers = fc
  .record({ sph: eighths(45), cyl: eighths(25), axis: axes })
  .map(({ sph, cyl, axis }) => ({ sph, cyl, axis: cyl === 0 ? null : axis }));
/** Runs the check on a thousand random values. */
function always<Drawn>(drawn: fc.Arbitrary<Drawn>, body: (drawn: Drawn) => void) {
  fc.assert(
    fc.property(drawn, value => {
      body(value);
    }),
    { numRuns: 1_000 },
  );
}

test('transposing a power twice restores it', () => {
  always(powers, power => expect(transpose(transpose(power))).toEqual(power));
});

test('transposing a power keeps its spherical equivalent', () => {
  always(powers, power => expect(sphericalEquivalent(transpose(power))).toBe(sphericalEquivalent(power)));
});

test('transposing a power keeps its power vector', () => {
  always(powers, power => {
    const one = powerVector(power);
    const other = powerVector(transpose(power));
    expect(other.m).toBe(one.m);
    expect(other.j0).toBeCloseTo(one.j0, 10);
    expect(other.j45).toBeCloseTo(one.j45, 10);
  });
});

test('the axis of a transposed power is a whole number from 1 to 180, 90° away from the original', () => {
  always(axes, axis => {
    const across = transpose({ sph: 0, cyl: 1, axis }).axis ?? Number.NaN;
    expect(Number.isInteger(across) && across >= 1 && across <= 180).toBe(true);
    expect(axisDistance(axis, across)).toBe(90);
  });
});

test('the astigmatic part (J0, J45) of a power vector is as long as half the cylinder', () => {
  always(powers, power => {
    const { j0, j45 } = powerVector(power);
    expect(Math.hypot(j0, j45)).toBeCloseTo(Math.abs(power.cyl) / 2, 10);
  });
});

test('converted to the cornea, a minus power is weaker and a plus power stronger; converting it back restores the power', () => {
  const distances = fc.integer({ min: 16, max: 40 }).map(halves => halves / 2);
  always(fc.tuple(eighths(45), distances), ([power, vertex]) => {
    const cornea = atCornea(power, vertex) ?? Number.NaN;
    expect(cornea).toBeGreaterThanOrEqual(power);
    expect(atCornea(cornea, -vertex)).toBeCloseTo(power, 8);
  });
});

test('a power and its transposed form convert to the same power at the cornea', () => {
  always(powers, power => {
    const one = compensateVertex(power, 12);
    const other = compensateVertex(transpose(power), 12);
    if (!one || !other) {
      expect(one).toEqual(other);
      return;
    }
    const back = transpose(other);
    expect(back.sph).toBeCloseTo(one.sph, 8);
    expect(back.cyl).toBeCloseTo(one.cyl, 8);
    expect(back.axis).toBe(one.axis);
  });
});

test('the resultant of the same two prisms before the left eye is the mirror image of their resultant before the right eye', () => {
  const prisms = fc.array(
    fc.record<Prism>({
      power: fc.integer({ min: 1, max: 160 }).map(quarters => quarters / 4),
      base: fc.constantFrom(...prismBases),
    }),
    { maxLength: 4 },
  );
  always(prisms, given => {
    const right = resultantPrism(given, 'right');
    const left = resultantPrism(given, 'left');
    if (!right || !left) {
      expect(right).toBe(left);
      return;
    }
    expect(right.power).toBeCloseTo(left.power, 10);
    const turned = (540 - right.direction) % 360;
    expect(Math.min(Math.abs(turned - left.direction), 360 - Math.abs(turned - left.direction))).toBeLessThan(
      1e-9,
    );
    expect(right.direction >= 0 && right.direction < 360).toBe(true);
  });
});

test('if the values of visits lie on a line, the yearly progression is the same for any selection and order of the visits', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 3_000 }), { minLength: 2, maxLength: 30 });
  always(fc.tuple(days, eighths(2)), ([dates, perYear]) => {
    const visits = dates.map(day => ({
      date: new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10),
      value: -1 + (perYear * day) / 365.25,
    }));
    const progression = progressionOf(visits);
    expect(progression?.perYear).toBeCloseTo(perYear, 8);
    expect(progression?.interval !== null).toBe(dates.length >= 4);
    expect(progression?.days).toBe(Math.max(...dates) - Math.min(...dates));
  });
});
