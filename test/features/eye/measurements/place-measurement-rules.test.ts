import { expect, test } from 'vitest';
import { type EyeValues, noValues } from '../../../../shared/features/eye/measurements/fields.ts';
import {
  filledFields,
  findSameDay,
  holds,
  isOpenFor,
  type PlacedVisit,
} from '../../../../shared/features/eye/measurements/place-measurement.ts';
import type { Cornea } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';

const day = '2026-05-16';
const eye = (changes: Partial<EyeValues> = {}): EyeValues => ({ ...noValues, ...changes });
const both = (right: Partial<EyeValues>, left: Partial<EyeValues> = {}) => ({
  right: eye(right),
  left: eye(left),
});
const visit = (id: string, changes: Partial<PlacedVisit> = {}): PlacedVisit => ({
  ...{ id, date: day, reference: 'R-2026-000001', status: 'draft', powers: {} },
  axialLength: { right: null, left: null },
  ...changes,
});
const lengthOf = (right: number | null) => ({ axialLength: { right, left: null } });
type Power = Record<'sph' | 'cyl' | 'axis', number | null>;
const noPower: Power = { sph: null, cyl: null, axis: null };
const noCornea = { k1: null, k2: null, axis: null, diameter: null };

test('of several visits on the measurement’s day, one with the same values is chosen first, then a draft that lacks them', () => {
  const [other, open, same] = [
    visit('other', lengthOf(23)),
    visit('open'),
    visit('same', { ...lengthOf(24), status: 'finished' }),
  ];
  const place = (...visits: PlacedVisit[]) =>
    findSameDay({ measuredOn: day, values: both({ axialLength: 24 }) }, visits, null);
  expect(place(other, open, same)).toEqual({ kind: 'imported', visit: same });
  expect(place(other, open)).toEqual({ kind: 'draft', visit: open });
  expect(place(other, visit('finished', { status: 'finished' }))).toEqual({ kind: 'other', visit: other });
  expect(place(visit('finished', { status: 'finished' }))).toMatchObject({ kind: 'other' });
  expect(place({ ...same, date: '2026-05-15' })).toEqual({ kind: 'nothing' });
  expect(place()).toEqual({ kind: 'nothing' });
});

test('a measurement counts as already imported if a visit has the same values for each eye by the same method', () => {
  const power = { sph: -1, cyl: -0.5, axis: 10 };
  const cornea = { right: { k1: 43, k2: 44, axis: 5, diameter: 12 }, left: noCornea };
  const seen = visit('seen', {
    powers: { cycloplegic: { right: power, left: noPower } },
    axialLength: { right: 24, left: 23 },
    cornea,
  });
  const whole = { axialLength: 24, ...power, k1: 43, k2: 44, cornealAxis: 5, cornealDiameter: 12 };
  expect(holds(seen, both(whole, { axialLength: 23 }), 'cycloplegic')).toBe(true);
  expect(holds(seen, both({ axialLength: 24 }), null)).toBe(true);
  for (const [name, value] of Object.entries(whole))
    expect(holds(seen, both({ ...whole, [name]: value + 1 }), 'cycloplegic'), name).toBe(false);
  expect(holds(seen, both(whole), 'dry')).toBe(false);
  expect(holds(seen, both({ sph: -1 }), null)).toBe(false);
  expect(holds(seen, both({}, { axialLength: 24 }), null)).toBe(false);
  expect(holds(seen, both({}, { sph: -1 }), 'cycloplegic')).toBe(false);
});

test('an axial length can be added to a visit whose axial length is blank or the same', () => {
  const open = (had: number | null) => isOpenFor(visit('a', lengthOf(had)), both({ axialLength: 24 }), null);
  expect([null, 24, 23].map(open)).toEqual([true, true, false]);
});

test('a power can be added to a visit that has no power for this eye by the same method', () => {
  const open = (had: Partial<Power>, given: Partial<EyeValues>) => {
    const powers = { cycloplegic: { right: { ...noPower, ...had }, left: noPower } };
    return isOpenFor(visit('a', { powers, ...lengthOf(24) }), both(given), 'cycloplegic');
  };
  const given = { sph: -1, cyl: -0.5, axis: 10 };
  expect(open({}, given)).toBe(true);
  expect(open(given, given)).toBe(true);
  expect(open({ sph: -2 }, given)).toBe(false);
  expect(open({ sph: -1 }, given)).toBe(false);
  expect(open({ cyl: -1 }, { sph: -1 })).toBe(false);
  expect(open({ sph: -1 }, { sph: -1 })).toBe(true);
  const dry = visit('a', { powers: { dry: { right: { ...noPower, sph: -3 }, left: noPower } } });
  expect(isOpenFor(dry, both(given), 'cycloplegic')).toBe(true);
});

test('keratometry can be added to a visit only if the visit’s own keratometry is loaded and is blank or the same', () => {
  const open = (cornea: Cornea | null | undefined, given: Partial<EyeValues>) =>
    isOpenFor(visit('a', { cornea }), both(given), null);
  const had = (changes: object): Cornea => ({ right: { ...noCornea, ...changes }, left: noCornea });
  const each: Partial<EyeValues>[] = [{ k1: 43 }, { k2: 43 }, { cornealAxis: 5 }, { cornealDiameter: 12 }];
  for (const given of each) {
    expect(open(undefined, given)).toBe(false);
    expect(open(null, given)).toBe(true);
    expect(open(had({}), given)).toBe(true);
    expect(open(had({ k1: 42, k2: 42, axis: 4, diameter: 11 }), given)).toBe(false);
  }
  expect(open(had({ k1: 43 }), { k1: 43, k2: 44 })).toBe(true);
});

const refracted = { add: 1, va: '1.0' };

test('a measurement without values does not change a visit', () => {
  const before = {
    refractions: { dry: null, cycloplegic: null, current: null },
    axialLength: null,
    cornea: null,
  };
  expect(filledFields(null, both({}), 'dry')).toEqual(before);
  expect(filledFields(before, both({}), null)).toEqual(before);
});

test('each imported axial length replaces the visit’s value for the same eye and leaves the other eye unchanged', () => {
  const lengths = (had: { right: number | null; left: number | null } | null, right: number | null) =>
    filledFields(
      { refractions: { dry: null, cycloplegic: null, current: null }, axialLength: had, cornea: null },
      both({ axialLength: right }),
      null,
    ).axialLength;
  expect(lengths({ right: 23, left: 22 }, 24)).toEqual({ right: 24, left: 22 });
  expect(lengths({ right: null, left: 22 }, null)).toEqual({ right: null, left: 22 });
  expect(lengths(null, 24)).toEqual({ right: 24, left: null });
  expect(lengths({ right: null, left: null }, null)).toBeNull();
});

test('an imported power replaces the power of the same eye and method, and keeps addition and acuity', () => {
  const had = { sph: -2, cyl: -1, axis: 90, ...refracted };
  const refractions = { dry: { right: had, left: had }, cycloplegic: null, current: null };
  const before = { refractions, axialLength: null, cornea: null };
  const values = both({ sph: -1.5, cyl: -0.5, axis: 10 });
  expect(filledFields(before, values, 'dry').refractions).toEqual({
    ...refractions,
    dry: { right: { ...refracted, sph: -1.5, cyl: -0.5, axis: 10 }, left: had },
  });
  expect(filledFields(before, values, null).refractions).toEqual(refractions);
  expect(filledFields(before, both({}, { sph: 0 }), 'cycloplegic').refractions.cycloplegic).toEqual({
    right: { ...noPower, add: null, va: null },
    left: { sph: 0, cyl: null, axis: null, add: null, va: null },
  });
});

test('importing keratometry keeps values of a cornea that were not measured again', () => {
  const had = { k1: 42, k2: 43, axis: 4, diameter: 11 };
  const filled = (values: ReturnType<typeof both>, cornea: Cornea | null = { right: had, left: had }) =>
    filledFields(
      { refractions: { dry: null, cycloplegic: null, current: null }, axialLength: null, cornea },
      values,
      null,
    ).cornea;
  expect(filled(both({ k1: 41 }))).toEqual({ right: { ...had, k1: 41 }, left: had });
  expect(filled(both({}, { k2: 44 }))).toEqual({ right: had, left: { ...had, k2: 44 } });
  expect(filled(both({ cornealAxis: 9 }))).toEqual({ right: { ...had, axis: 9 }, left: had });
  expect(filled(both({ cornealDiameter: 12 }))).toEqual({ right: { ...had, diameter: 12 }, left: had });
  expect(filled(both({ k1: 41 }), null)).toEqual({ right: { ...noCornea, k1: 41 }, left: noCornea });
  expect(filled(both({}), null)).toBeNull();
});
