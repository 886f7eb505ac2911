import { expect, test } from 'vitest';
import { checkMeasurement } from '../../../../shared/features/eye/measurements/check-measurement.ts';
import { type EyeValues, noValues } from '../../../../shared/features/eye/measurements/fields.ts';
import type { ImportedMethod, KnownVisit } from '../../../../shared/features/eye/measurements/schema.ts';

const today = '2026-05-16';
const eye = (changes: Partial<EyeValues> = {}): EyeValues => ({ ...noValues, ...changes });
const lengths = (right: number | null, left: number | null) => ({
  right: eye({ axialLength: right }),
  left: eye({ axialLength: left }),
});
const spheres = (right: number | null, left: number | null) => ({
  right: { sph: right, cyl: null, axis: null },
  left: { sph: left, cyl: null, axis: null },
});
const visit = (date: string, changes: Partial<KnownVisit> = {}): KnownVisit => ({
  id: `eye_${date}`,
  date,
  reference: 'R-2025-000001',
  status: 'finished',
  powers: {},
  axialLength: { right: null, left: null },
  ...changes,
});
const grown = (date: string, right: number | null, left: number | null = null) =>
  visit(date, { axialLength: { right, left } });

interface Situation {
  measuredOn?: string | null;
  birthDate?: string | null;
  visits?: KnownVisit[];
  method?: ImportedMethod | null;
}
const warnings = (
  values: ReturnType<typeof lengths>,
  { measuredOn = today, birthDate = '2016-01-02', visits = [], method = 'cycloplegic' }: Situation = {},
) => checkMeasurement({ measuredOn, values }, { birthDate, visits }, { today, method });

test('an imported measurement without a day is not compared and causes no warning', () => {
  expect(warnings(lengths(17, 24), { measuredOn: null, visits: [grown('2025-05-16', 24)] })).toEqual([]);
});

test('if a measurement’s child is unknown, only the measurement’s date and the magnitude of its values are checked', () => {
  const check = (measuredOn: string, right: number) =>
    checkMeasurement({ measuredOn, values: lengths(right, null) }, null, { today, method: null });
  expect(check(today, 24)).toEqual([]);
  expect(check('2026-05-17', 17)).toEqual([
    { kind: 'future' },
    { kind: 'unusual', eye: 'right', value: 'axialLength', now: 17 },
  ]);
});

test('a measurement made today or on the day of birth causes no warning about its date', () => {
  const on = (measuredOn: string, birthDate: string | null) =>
    warnings(lengths(24, 24), { measuredOn, birthDate });
  expect(on('2026-05-16', '2026-05-16')).toEqual([]);
  expect(on('2026-05-15', '2026-05-16')).toEqual([{ kind: 'beforeBirth' }]);
  expect(on('2026-05-17', null)).toEqual([{ kind: 'future' }]);
  expect(on('2026-05-17', '2026-05-18')).toEqual([{ kind: 'future' }, { kind: 'beforeBirth' }]);
});

test('a jump of the axial length is reported with the eye, both lengths and the day of the earlier one', () => {
  const visits = [grown('2024-05-16', 20, 20), grown('2025-05-16', 24, 24), grown('2025-11-16', null, 24.5)];
  expect(warnings(lengths(26, 27), { visits })).toEqual([
    { kind: 'jump', eye: 'right', before: 24, now: 26, on: '2025-05-16' },
    { kind: 'jump', eye: 'left', before: 24.5, now: 27, on: '2025-11-16' },
  ]);
  expect(warnings(lengths(null, null), { visits })).toEqual([]);
});

test('a jump of the axial length causes a warning if it is large enough, however long the time between the measurements', () => {
  const jumps = (date: string) => (now: number) =>
    warnings(lengths(now, null), { visits: [grown(date, 24)] }).map(({ kind }) => kind);
  for (const date of ['2021-05-16', '2026-05-15'])
    expect([25, 24.99, 23.9, 23.91].map(jumps(date))).toEqual([['jump'], [], ['jump'], []]);
});

test('a measurement is not compared with drafts and visits of the same day', () => {
  const visits = [
    visit('2026-05-15', { status: 'draft', axialLength: { right: 27, left: null } }),
    grown(today, 27),
  ];
  expect(warnings(lengths(24, null), { visits })).toEqual([]);
  const amended = visit('2026-05-15', { status: 'amended', axialLength: { right: 27, left: null } });
  expect(warnings(lengths(24, null), { visits: [amended] })).toHaveLength(1);
});

test('if eyes seem swapped in a file, the warning names the last visit at which both lengths were measured', () => {
  const visits = [
    grown('2024-05-16', 23.9, 24.8),
    grown('2025-05-16', 24.8, 23.9),
    grown('2025-11-16', 23.9, null),
  ];
  expect(warnings(lengths(23.9, 24.8), { visits, measuredOn: '2026-05-16' })[0]).toEqual({
    kind: 'swapped',
    by: 'axialLength',
    on: '2025-05-16',
  });
  expect(warnings(lengths(23.9, null), { visits })).toEqual([]);
});

test('if the right and left eye have the same length, powers decide whether the eyes were swapped', () => {
  const before = visit('2025-05-16', {
    axialLength: { right: 24, left: 24 },
    powers: { cycloplegic: spheres(-3, -1) },
  });
  const now = { right: eye({ axialLength: 24, sph: -1 }), left: eye({ axialLength: 24, sph: -3 }) };
  expect(warnings(now, { visits: [before] })).toEqual([{ kind: 'swapped', by: 'power', on: '2025-05-16' }]);
});

const exchanged = (
  [right, left]: [number | null, number | null],
  before: [number | null, number | null],
  more: Situation = {},
) =>
  warnings(
    { right: eye({ sph: right }), left: eye({ sph: left }) },
    { visits: [visit('2025-05-16', { powers: { cycloplegic: spheres(...before) } })], ...more },
  ).some(({ kind }) => kind === 'swapped');

test('powers indicate swapped eyes only if the swapped powers are at least one dioptre closer to those of the last visit', () => {
  expect(exchanged([-1.5, -1], [-1, -1.5])).toBe(true);
  expect(exchanged([-1.375, -1], [-1, -1.375])).toBe(false);
});

test('eyes count as swapped only if swapping them at least halves the total difference to the last visit', () => {
  expect(exchanged([-3, -2], [-1, -4])).toBe(true);
  expect(exchanged([-3, -2.25], [-1, -4])).toBe(false);
  expect(exchanged([-2.75, -2.25], [-1, -4])).toBe(false);
  expect(exchanged([-2.75, -3], [-1, -4])).toBe(false);
});

test('to detect swapped eyes, powers are compared only if the file’s method measured both eyes in the file and at the visit', () => {
  expect(exchanged([-1, -3], [-3, -1])).toBe(true);
  expect(exchanged([-1, -3], [-3, -1], { method: null })).toBe(false);
  expect(exchanged([-1, -3], [-3, -1], { method: 'dry' })).toBe(false);
  expect(exchanged([-1, null], [-3, -1])).toBe(false);
  expect(exchanged([null, -3], [-3, -1])).toBe(false);
  expect(exchanged([-1, -3], [-3, null])).toBe(false);
  expect(exchanged([-1, -3], [null, -1])).toBe(false);
});

test('if the last visit has no powers, imported powers are compared with those of an earlier visit', () => {
  const seen = (date: string, right: number, left: number) =>
    visit(date, { powers: { cycloplegic: spheres(right, left) } });
  const visits = [seen('2024-05-16', -1, -3), seen('2025-05-16', -3, -1), grown('2025-11-16', 24)];
  const now = { right: eye({ sph: -1 }), left: eye({ sph: -3 }) };
  expect(warnings(now, { visits })).toEqual([{ kind: 'swapped', by: 'power', on: '2025-05-16' }]);
});
