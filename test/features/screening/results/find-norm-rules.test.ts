import { expect, test } from 'vitest';
import { findNorm } from '../../../../shared/features/screening/results/find-norm.ts';
import type { NormRow, NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';

const anybody: NormRow = {
  ...{ band: null, ageFrom: null, ageTo: null, sex: null, grade: null },
  ...{ low: 1, high: null, typical: null },
};
const set = (changes: Partial<NormSet> = {}, ...rows: Partial<NormRow>[]): NormSet => ({
  ...(shippedNorms.sets[0] as NormSet),
  ...{ language: null, task: null },
  rows: (rows.length > 0 ? rows : [{}]).map(row => ({ ...anybody, ...row })),
  ...changes,
});
const rate = { test: 'eyeHand', measure: 'rate', details: {} } as const;
/** A girl who is nine years and two months old at the screening. */
const girl = { birthDate: '2017-03-10', gender: 'female' } as const;
const screening = { band: '7-11', date: '2026-05-16', grade: 'P3' } as const;
const found = (
  sets: NormSet[],
  details: Record<string, string> = {},
  changes: object = {},
  who: object = {},
) => findNorm(sets, { ...rate, details }, { ...screening, ...changes }, { ...girl, ...who });

test('a norm that is not approved, or is for another test or measure, does not apply', () => {
  for (const changes of [{ isApproved: false }, { test: 'romberg' as const }, { measure: 'sway' }])
    expect(found([set(changes)])).toEqual({ set: null, row: null, reason: 'none' });
  const one = set();
  expect(found([set({ isApproved: false }), one])).toEqual({ set: one, row: one.rows[0], reason: null });
});

test('a norm for an age band does not apply to a child whose age is outside the band', () => {
  expect(found([set()], {}, { band: '5-6' }).reason).toBe('band');
  expect(found([set()], {}, {}, { birthDate: null }).reason).toBe('band');
});

test('a norm for a language or a task applies only to a test with the same language and task', () => {
  const english = set({ language: 'english' });
  expect(found([english], { language: 'english' }).reason).toBeNull();
  expect(found([english], { language: 'other' }).reason).toBe('language');
  expect(found([english]).reason).toBe('language');
  expect(found([english, set()]).reason).toBeNull();
  const copying = set({ task: 'copying' });
  expect(found([copying], { task: 'copying' }).reason).toBeNull();
  expect(found([copying], { task: 'free' }).reason).toBe('task');
  expect(found([copying]).reason).toBe('task');
  expect(found([set({ task: 'dem80' })], { card: 'dem80' }).reason).toBeNull();
});

test('the lowest and highest age of a norm are completed months, and the norm applies to children of both ages', () => {
  const reasonFor = (row: Partial<NormRow>) => found([set({}, row)]).reason;
  expect(reasonFor({ ageFrom: 110 })).toBeNull();
  expect(reasonFor({ ageFrom: 111 })).toBe('person');
  expect(reasonFor({ ageTo: 110 })).toBeNull();
  expect(reasonFor({ ageTo: 109 })).toBe('person');
});

test('a norm applies only to a child with the norm’s age band, sex and grade; a child’s unknown value does not match', () => {
  const reasonFor = (row: Partial<NormRow>, changes: object = {}, who: object = {}) =>
    found([set({}, row)], {}, changes, who).reason;
  expect(reasonFor({ band: '7-11' })).toBeNull();
  expect(reasonFor({ band: '5-6' })).toBe('person');
  expect(reasonFor({ sex: 'female' })).toBeNull();
  expect(reasonFor({ sex: 'male' })).toBe('person');
  expect(reasonFor({ sex: 'female' }, {}, { gender: null })).toBe('person');
  expect(reasonFor({ grade: 3 })).toBeNull();
  expect(reasonFor({ grade: 4 })).toBe('person');
  expect(reasonFor({ grade: 3 }, { grade: null })).toBe('person');
});

test('the first norm row that matches the child is used, even if this row is in a later set of norms', () => {
  const first = set({ name: 'First' }, { sex: 'male' });
  const second = set({ name: 'Second' }, { grade: 6 }, { low: 2 }, { low: 3 });
  expect(found([first, second])).toEqual({ set: second, row: second.rows[1], reason: null });
});
