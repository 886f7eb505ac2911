import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ConvertedPower, convertPower } from '../../../../shared/core/optics/convert-power.ts';
import { transpose } from '../../../../shared/features/eye/optics/sphero-cylinder.ts';

const power = (sph: number, cyl = 0, axis: number | null = null) => ({ sph, cyl, axis });
const converted = (sph: number, cyl = 0, axis: number | null = null, vertex = 12): ConvertedPower => {
  const found = convertPower(power(sph, cyl, axis), vertex);
  if (!found) throw new Error('there is such a power');
  return found;
};
const offersOf = (...of: Parameters<typeof converted>) => converted(...of).offers;

test('converting a power to the cornea converts and rounds each meridian; the new cylinder is the difference of the meridians', () => {
  const { exact, offers } = converted(-8, -2, 180);
  expect(exact.sph).toBeCloseTo(-7.3, 2);
  expect(exact.sph + exact.cyl).toBeCloseTo(-8.93, 2);
  expect(offers).toEqual([power(-7.25, -1.75, 180)]);
});

test.each([
  [power(-6), [power(-5.5)]],
  [power(-10), [power(-9)]],
  [power(10), [power(11.25), power(11.5)]],
  [power(6, -2, 30), [power(6.5, -2.25, 30)]],
  [power(-4, 2.5, 35), [power(-3.75, 2.25, 35)]],
  [power(1, -5, 145), [power(1, -4.75, 145)]],
  [power(0, -3.5, 90), [power(0, -3.25, 90), power(0, -3.5, 90)]],
  [power(-3), [power(-3)]],
  [power(-2.75, -0.125, 10), [power(-2.75, -0.125, 10)]],
  [power(2.875), [power(2.875)]],
])('a lens power of %o in the plane of glasses is %o at the cornea', ({ sph, cyl, axis }, offers) => {
  expect(offersOf(sph, cyl, axis)).toEqual(offers);
});

test('a power below 3 D in both meridians is not converted to the cornea; a power of 3 D or more in either meridian is', () => {
  expect(offersOf(-2.75, 0.25, 90, 20)).toEqual([power(-2.75, 0.25, 90)]);
  expect(offersOf(-2.75, -0.25, 90, 20)).toEqual([power(-2.5, -0.25, 90), power(-2.75)]);
});

test('if a converted power is almost halfway between two steps, the suggestions are the powers of both steps', () => {
  // Converted, −4.25 D at 7.5 mm is −4.1187; −3.00 D at 12 mm is −2.8958, 0.0208 D from halfway; +10.00 D is
  // +11.3636.
  expect(offersOf(-4.25, 0, null, 7.5)).toEqual([power(-4), power(-4.25)]);
  expect(offersOf(-3)).toEqual([power(-3)]);
  expect(offersOf(10)).toEqual([power(11.25), power(11.5)]);
});

test('the suggestion for a lens power without a cylinder has no cylinder, and no suggestion changes the sign of a cylinder', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -120, max: 80 }),
      fc.integer({ min: -24, max: 24 }),
      fc.integer({ min: 16, max: 40 }),
      (sph, cyl, vertex) => {
        const offers = convertPower(power(sph / 4, cyl / 4, cyl ? 90 : null), vertex / 2)?.offers ?? [];
        for (const offer of offers) {
          expect(offer.cyl * cyl).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(offer.sph * 8) && Number.isInteger(offer.cyl * 8)).toBe(true);
          expect(offer.axis === null).toBe(offer.cyl === 0);
        }
      },
    ),
  );
});

test('a power and its transposed form convert to the same lens power', () => {
  for (const [sph, cyl, axis] of [
    [-8, -2, 180],
    [6.5, -2.25, 30],
    [-4, 2.5, 35],
    [1, -5, 145],
  ] as const) {
    const other = transpose(power(sph, cyl, axis));
    const [offer] = offersOf(other.sph, other.cyl, other.axis);
    expect(transpose(offer)).toEqual(offersOf(sph, cyl, axis)[0]);
  }
});

test('a contact lens power is converted to a spectacle power by a negative vertex distance', () => {
  expect(offersOf(-7.25, -1.75, 180, -12)[0]).toEqual(power(-8, -2, 180));
});

test('no converted power is suggested if a meridian would focus in front of the cornea', () => {
  expect(convertPower(power(45, 25, 90), 20)).toBeNull();
});
