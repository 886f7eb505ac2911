import { expect, test } from 'vitest';
import { noValues } from '../../../shared/features/eye/measurements/fields.ts';
import type { Measurement } from '../../../shared/features/eye/measurements/gather-measurements.ts';
import { emptyVisit } from '../../../web/features/eye/eye-reports/form/eye-values.ts';
import {
  holdsTaken,
  takeReceived,
} from '../../../web/features/eye/eye-reports/form/measurements/take-received.ts';

const day = '2026-12-01';
const measured = (right: object, left: object = {}) => ({
  method: 'dry' as const,
  measurement: {
    ...{ measuredOn: day, values: { right: { ...noValues, ...right }, left: { ...noValues, ...left } } },
  } as Measurement,
});
const taken = measured(
  { axialLength: 24.1, sph: -1.25, cyl: -0.5, axis: 90, k1: 7.8 },
  { axialLength: 23.9 },
);

test('a measurement of a device fills blank fields of a visit and leaves the others as they are', () => {
  const typed = { ...emptyVisit(day), comment: 'Typed', axialLength: { right: '', left: '23.9' } };
  const filled = takeReceived(typed, taken);
  expect(filled).toMatchObject({
    comment: 'Typed',
    axialLength: { right: '24.10', left: '23.9' },
    cornea: { right: { k1: '7.80', k2: '' }, left: { k1: '' } },
    refractions: {
      dry: { right: { sph: '−1.25', axis: '90', va: '' } },
      cycloplegic: { right: { sph: '' } },
    },
  });
  expect(holdsTaken(typed, taken)).toBe(false);
  expect(filled && holdsTaken(filled, taken)).toBe(true);
});

test('a measurement is not taken over if a field has another or an unreadable value', () => {
  for (const right of ['24.2', 'abc']) {
    const typed = { ...emptyVisit(day), axialLength: { right, left: '' } };
    expect(takeReceived(typed, taken)).toBeNull();
  }
});

test('a measurement without a method changes no refraction', () => {
  const length = { ...measured({ axialLength: 24.1 }), method: null };
  const filled = takeReceived(emptyVisit(day), length);
  expect(filled?.refractions).toEqual(emptyVisit(day).refractions);
});
