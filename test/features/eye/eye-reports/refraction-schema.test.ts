import { describe, expect, test } from 'vitest';
import { compensateVertex } from '../../../../shared/core/optics/vertex.ts';
import {
  PrescribedEye,
  Prescription,
  RefractedEye,
} from '../../../../shared/features/eye/optics/refraction.ts';
import { perpendicular, powerOf, transpose } from '../../../../shared/features/eye/optics/sphero-cylinder.ts';

const blank = { sph: null, cyl: null, axis: null, add: null };
const refracted = { ...blank, va: null };
const prescribed = { ...blank, pd: null, height: null, prisms: [], baseCurve: null, diameter: null };

interface Parsed {
  success: boolean;
  error?: { issues: { message: string; path: PropertyKey[]; code?: string }[] } | undefined;
}
/** Path and message of the first validation error. */
function complaint({ error }: Parsed): [path: string, message: string] | undefined {
  const [issue] = error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
}

describe('validating the axis and the cylinder of an eye', () => {
  const eye = (changes: object) => RefractedEye.safeParse({ ...refracted, ...changes });

  test('an axis without a cylinder, or a cylinder without an axis, is rejected', () => {
    expect(complaint(eye({ sph: -1, axis: 90 }))).toEqual(['axis', 'validation.axis_alone']);
    expect(complaint(eye({ sph: -1, cyl: 0, axis: 90 }))).toEqual(['axis', 'validation.axis_alone']);
    expect(complaint(eye({ sph: -1, cyl: -0.5 }))).toEqual(['axis', 'validation.axis_needed']);
    expect(eye({ sph: -1, cyl: -0.5 }).error?.issues[0]?.code).toBe('custom');
  });

  test('in all data that the schema of a refraction accepts, an eye has both axis and cylinder, or neither', () => {
    expect(eye({ sph: -1, cyl: -0.5, axis: 90 }).success).toBe(true);
    expect(eye({ sph: -1 }).success).toBe(true);
    expect(eye({ sph: -1, cyl: 0 }).success).toBe(true);
  });
});

test('a power of −0 is stored as 0, and any other power unchanged', () => {
  expect(RefractedEye.parse({ ...refracted, sph: -0 }).sph).toBe(0);
  expect(RefractedEye.parse({ ...refracted, sph: -1.25 }).sph).toBe(-1.25);
});

describe('validating the prisms of an eye', () => {
  const eye = (...prisms: object[]) => PrescribedEye.safeParse({ ...prescribed, prisms });

  test('a prism needs a base direction, unless its power is 0', () => {
    expect(complaint(eye({ power: 2, base: null }))).toEqual(['prisms.0.base', 'validation.base_needed']);
    expect(eye({ power: 0, base: null }).success).toBe(true);
    expect(eye({ power: 2, base: 'in' }).success).toBe(true);
    expect(eye({ power: 2, base: 'up' }).success).toBe(true);
  });

  test('an eye has at most one horizontal and one vertical prism', () => {
    expect(eye({ power: 2, base: 'in' }, { power: 1, base: 'up' }).success).toBe(true);
    expect(eye({ power: 0, base: null }, { power: 1, base: 'up' }).success).toBe(true);
    const pair = ['prisms', 'validation.prism_pair'];
    expect(complaint(eye({ power: 2, base: 'in' }, { power: 1, base: 'out' }))).toEqual(pair);
    expect(complaint(eye({ power: 2, base: 'up' }, { power: 1, base: 'down' }))).toEqual(pair);
  });
});

describe('validating the base curve and diameter of a contact lens', () => {
  const lens = (lensKind: string, changes: object, eye: 'right' | 'left' = 'right') =>
    Prescription.safeParse({
      lensKind,
      right: prescribed,
      left: prescribed,
      vertex: null,
      expiresOn: null,
      [eye]: { ...prescribed, ...changes },
    });

  test('a base curve and a diameter are valid within the range of the kind of lens', () => {
    expect(lens('soft', { baseCurve: 8.6, diameter: 14.2 }).success).toBe(true);
    expect(lens('spectacle', { baseCurve: 4, diameter: 70 }).success).toBe(true);
    expect(lens('soft', {}).success).toBe(true);
  });

  test('a base curve or diameter outside the range of the kind of lens is rejected, with the error at the field', () => {
    const refused = lens('soft', { baseCurve: 2 });
    expect(complaint(refused)).toEqual(['right.baseCurve', 'validation.lens_range']);
    expect(refused.error?.issues[0]?.code).toBe('custom');
    expect(complaint(lens('soft', { diameter: 70 }, 'left'))).toEqual([
      'left.diameter',
      'validation.lens_range',
    ]);
  });
});

describe('calculating with complete and incomplete powers', () => {
  test('a power is complete if it has a sphere and, in case of a cylinder, an axis', () => {
    expect(powerOf({ sph: -1, cyl: -0.5, axis: 90 })).toEqual({ sph: -1, cyl: -0.5, axis: 90 });
    expect(powerOf({ sph: -1, cyl: -0.5, axis: null })).toBeNull();
    expect(powerOf({ sph: null, cyl: -0.5, axis: 90 })).toBeNull();
    expect(powerOf({ sph: -1, cyl: null, axis: null })).toEqual({ sph: -1, cyl: 0, axis: null });
  });

  test('after a power with an unknown axis is transposed, its axis is still unknown', () => {
    expect(transpose({ sph: -1, cyl: -0.5, axis: null })).toEqual({ sph: -1.5, cyl: 0.5, axis: null });
    expect(perpendicular(30)).toBe(120);
    expect(perpendicular(150)).toBe(60);
  });

  test('a power has no equivalent at the cornea if one of its meridians would focus in front of the cornea', () => {
    expect(compensateVertex({ sph: 100, cyl: -95, axis: 90 }, 12)).toBeNull();
    expect(compensateVertex({ sph: 5, cyl: 95, axis: 90 }, 12)).toBeNull();
  });
});
