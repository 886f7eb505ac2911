import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMeasurement } from '../../../../shared/features/eye/measurements/check-measurement.ts';
import { noValues } from '../../../../shared/features/eye/measurements/fields.ts';
import { swapEyes } from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import { filledFields, findSameDay } from '../../../../shared/features/eye/measurements/place-measurement.ts';
import type { KnownVisit } from '../../../../shared/features/eye/measurements/schema.ts';

const today = '2026-05-16';
const options = { today, method: 'cycloplegic' } as const;
const at = (right: number | null, left: number | null, measuredOn: string | null = today) => ({
  measuredOn,
  values: {
    right: { ...noValues, axialLength: right },
    left: { ...noValues, axialLength: left },
  },
});
const visit = (right: number | null, left: number | null, changes: Partial<KnownVisit> = {}): KnownVisit => ({
  id: 'eye_1',
  date: '2025-05-16',
  reference: 'R-2025-000001',
  status: 'finished',
  powers: {},
  axialLength: { right, left },
  ...changes,
});
const child = (...visits: KnownVisit[]) => ({ birthDate: '2016-01-02', visits });
const kinds = (warnings: { kind: string }[]) => warnings.map(({ kind }) => kind);

test('an axial length that grew by 1 mm or shrank by 0.1 mm since the last visit causes a warning', () => {
  const check = (right: number) => kinds(checkMeasurement(at(right, null), child(visit(24, null)), options));
  expect(check(24.99)).toEqual([]);
  expect(check(25)).toEqual(['jump']);
  expect(check(23.91)).toEqual([]);
  expect(check(23.9)).toEqual(['jump']);
});

test('an imported measurement is compared only with finished visits before the day of the measurement', () => {
  const draft = visit(27, 27, { status: 'draft' });
  const later = visit(27, 27, { date: '2026-05-16' });
  expect(checkMeasurement(at(24, 24), child(draft, later), options)).toEqual([]);
});

test('a file with right and left eye swapped is detected by comparing lengths and powers with those of the last visit', () => {
  const seen = child(visit(24.8, 23.9));
  expect(kinds(checkMeasurement(at(24, 24.9), seen, options))).toContain('swapped');
  expect(kinds(checkMeasurement(at(24.9, 24), seen, options))).not.toContain('swapped');
  const power = (right: number, left: number) => ({
    right: { sph: right, cyl: null, axis: null },
    left: { sph: left, cyl: null, axis: null },
  });
  const before = visit(null, null, { powers: { cycloplegic: power(-3, -1) } });
  const now = {
    measuredOn: today,
    values: { right: { ...noValues, sph: -1.25 }, left: { ...noValues, sph: -3.25 } },
  };
  expect(checkMeasurement(now, child(before), options)).toEqual([
    { kind: 'swapped', by: 'power', on: '2025-05-16' },
  ]);
  expect(checkMeasurement(now, child(before), { today, method: 'dry' })).toEqual([]);
});

test('after the user has swapped the eyes of a measurement, swapped eyes are no longer reported for this measurement', () => {
  const length = fc.double({ min: 20, max: 30, noNaN: true });
  fc.assert(
    fc.property(length, length, length, length, (a, b, c, d) => {
      const seen = child(visit(a, b));
      const isSwapped = (right: number, left: number) =>
        kinds(checkMeasurement(at(right, left), seen, options)).includes('swapped');
      expect(isSwapped(c, d) && isSwapped(d, c)).toBe(false);
    }),
  );
});

test('swapping right and left eye twice restores the measurement', () => {
  const one = {
    ...at(24, 25),
    key: 'a',
    lines: [1],
    files: [],
    name: 'Ann',
    birthDate: null,
    problems: [],
    repeated: [],
  };
  expect(swapEyes(swapEyes(one))).toEqual(one);
  expect(swapEyes(one).values.right.axialLength).toBe(25);
});

test('a measurement in the future, before birth or of unusual length causes a warning', () => {
  expect(kinds(checkMeasurement(at(24, 24, '2026-05-17'), child(), options))).toEqual(['future']);
  expect(kinds(checkMeasurement(at(24, 24, '2016-01-01'), child(), options))).toEqual(['beforeBirth']);
  expect(kinds(checkMeasurement(at(17, 24), child(), options))).toEqual(['unusual']);
});

test('a measurement in a file is already imported, is added to a draft visit of the same day, or becomes a new visit', () => {
  const same = (...visits: KnownVisit[]) => findSameDay(at(24, 23.9), visits, null).kind;
  const onDay = { date: today };
  expect(same(visit(24, 23.9))).toBe('nothing');
  expect(same(visit(24, 23.9, onDay))).toBe('imported');
  expect(same(visit(24, null, { ...onDay, status: 'draft' }))).toBe('draft');
  expect(same(visit(25, null, { ...onDay, status: 'draft' }))).toBe('other');
  expect(same(visit(null, null, onDay))).toBe('other');
  expect(findSameDay(at(24, null), [visit(24, 23.9, onDay)], null).kind).toBe('imported');
});

test('an import does not overwrite the values of a draft visit, and imports a power even if its addition and acuity are missing', () => {
  const dry = { sph: -1, cyl: null, axis: null, add: 0.5, va: '1.0' };
  const before = {
    refractions: { dry: { right: dry, left: dry }, cycloplegic: null, current: null },
    axialLength: { right: 24, left: null },
    cornea: null,
  };
  const values = {
    right: { ...noValues, sph: -1.5, cyl: -0.5, axis: 10 },
    left: { ...noValues, axialLength: 23.9 },
  };
  expect(filledFields(before, values, 'cycloplegic')).toEqual({
    refractions: {
      dry: { right: dry, left: dry },
      cycloplegic: {
        right: { sph: -1.5, cyl: -0.5, axis: 10, add: null, va: null },
        left: { sph: null, cyl: null, axis: null, add: null, va: null },
      },
      current: null,
    },
    axialLength: { right: 24, left: 23.9 },
    cornea: null,
  });
  expect(filledFields(null, at(24, null).values, null)).toEqual({
    refractions: { dry: null, cycloplegic: null, current: null },
    axialLength: { right: 24, left: null },
    cornea: null,
  });
});

test('imported keratometry fills blank values of the cornea; when the user swaps the eyes, keratometry is swapped too', () => {
  const had = { k1: null, k2: null, axis: null, diameter: 11.9 };
  const before = { ...filledFields(null, at(null, null).values, null), cornea: { right: had, left: had } };
  const right = { ...noValues, k1: 7.82, k2: 7.7, cornealAxis: 175 };
  const left = { ...noValues, k1: 43, cornealDiameter: 12 };
  expect(filledFields(before, { right, left }, null).cornea).toEqual({
    right: { k1: 7.82, k2: 7.7, axis: 175, diameter: 11.9 },
    left: { k1: 43, k2: null, axis: null, diameter: 12 },
  });
  const one = { ...at(null, null), key: 'a', lines: [1], files: [], name: 'Ann', birthDate: null };
  const exchanged = swapEyes({ ...one, problems: [], repeated: [], values: { right, left } });
  expect(filledFields(null, exchanged.values, null).cornea).toMatchObject({
    right: { k1: 43, diameter: 12 },
    left: { k1: 7.82, k2: 7.7, axis: 175 },
  });
  expect(filledFields(before, at(24, 24).values, null).cornea).toBe(before.cornea);
});

test('an unusual imported corneal curvature or diameter causes a warning, in D and in mm', () => {
  const unusual = (values: object) =>
    checkMeasurement(
      { measuredOn: today, values: { right: { ...noValues, ...values }, left: noValues } },
      child(),
      options,
    );
  expect(unusual({ k1: 43, k2: 7.7, cornealDiameter: 12 })).toEqual([]);
  for (const [value, now] of Object.entries({ k1: 36, k2: 52, cornealDiameter: 10 }))
    expect(unusual({ [value]: now })).toEqual([{ kind: 'unusual', eye: 'right', value, now }]);
  expect(kinds(unusual({ k1: 9.2 }))).toEqual(['unusual']);
});
