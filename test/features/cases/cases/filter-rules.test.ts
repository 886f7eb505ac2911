import { expect, test } from 'vitest';
import { filterOf, isNarrowing } from '../../../../functions/features/cases/cases/filter-cases.ts';
import { CaseFilters, type CaseIndexRow } from '../../../../shared/features/cases/cases/schema.ts';

const row: CaseIndexRow = {
  id: `case_${'a'.repeat(22)}`,
  fullName: 'Mei Wong',
  otherName: null,
  fileNumber: null,
  birthDate: '2017-11-21',
  gender: 'female',
  contactEmail: null,
  mobile: null,
  tags: ['myopia', '雙胞胎'],
  source: 'qr',
  review: null,
  status: 'active',
};
const found = (filters: Partial<CaseFilters>, changes: Partial<CaseIndexRow> = {}) =>
  filterOf({ ...CaseFilters.parse({}), ...filters, today: '2026-11-20' })({ ...row, ...changes });

test('without filters active cases are listed', () => {
  expect(found({})).toBe(true);
  expect(found({}, { status: 'archived' })).toBe(false);
  expect(found({ status: 'archived' }, { status: 'archived' })).toBe(true);
});

test('gender and source narrow the list', () => {
  expect([found({ gender: 'female' }), found({ gender: 'male' })]).toEqual([true, false]);
  expect([found({ source: 'qr' }), found({ source: 'staff' })]).toEqual([true, false]);
});

test('a tag is found whole, in capitals or not and in either script', () => {
  expect([found({ tag: 'MYOPIA' }), found({ tag: '双胞胎' }), found({ tag: 'myop' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(found({ tag: 'myopia' }, { tags: [] })).toBe(false);
});

test('ages are completed years, both ends included', () => {
  expect([found({ ageFrom: 8 }), found({ ageFrom: 9 })]).toEqual([true, false]);
  expect([found({ ageTo: 8 }), found({ ageTo: 7 })]).toEqual([true, false]);
  expect([found({ ageFrom: 8, ageTo: 8 }), found({ ageFrom: 5, ageTo: 7 })]).toEqual([true, false]);
  expect(found({ ageFrom: 9 }, { birthDate: '2017-11-20' }), 'nine today').toBe(true);
});

test('who is asked for by age has a birth date that is not ahead', () => {
  expect(found({ ageFrom: 0 }, { birthDate: null })).toBe(false);
  expect(found({ ageTo: 120 }, { birthDate: '2026-11-21' })).toBe(false);
  expect(found({}, { birthDate: null })).toBe(true);
});

test('any filter but that of the status and the assignee may leave cases out', () => {
  const narrows = (filters: Partial<CaseFilters>) => isNarrowing({ ...CaseFilters.parse({}), ...filters });
  expect(narrows({})).toBe(false);
  expect(narrows({ status: 'archived' })).toBe(false);
  for (const filter of [
    { gender: 'male' },
    { ageFrom: 0 },
    { ageTo: 0 },
    { tag: 'a' },
    { source: 'qr' },
  ] as const)
    expect(narrows(filter)).toBe(true);
});
