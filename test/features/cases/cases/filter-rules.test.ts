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

test('without a status filter only active cases are listed', () => {
  expect(found({})).toBe(true);
  expect(found({}, { status: 'archived' })).toBe(false);
  expect(found({ status: 'archived' }, { status: 'archived' })).toBe(true);
});

test('cases can be filtered by gender and by source', () => {
  expect([found({ gender: 'female' }), found({ gender: 'male' })]).toEqual([true, false]);
  const notStated = (gender: CaseIndexRow['gender']) => found({ gender: 'notStated' }, { gender });
  expect([notStated(null), notStated('female'), found({ gender: 'female' }, { gender: null })]).toEqual([
    true,
    false,
    false,
  ]);
  expect([found({ source: 'qr' }), found({ source: 'staff' })]).toEqual([true, false]);
});

test('the tag filter compares whole tags, whatever their letter case and Chinese script', () => {
  expect([found({ tag: 'MYOPIA' }), found({ tag: '双胞胎' }), found({ tag: 'myop' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(found({ tag: 'myopia' }, { tags: [] })).toBe(false);
});

test('age filters use completed years and include the lowest and the highest age', () => {
  expect([found({ ageFrom: 8 }), found({ ageFrom: 9 })]).toEqual([true, false]);
  expect([found({ ageTo: 8 }), found({ ageTo: 7 })]).toEqual([true, false]);
  expect([found({ ageFrom: 8, ageTo: 8 }), found({ ageFrom: 5, ageTo: 7 })]).toEqual([true, false]);
  expect(found({ ageFrom: 9 }, { birthDate: '2017-11-20' }), 'nine today').toBe(true);
});

test('age filters leave out children without a birth date or with a birth date in the future', () => {
  expect(found({ ageFrom: 0 }, { birthDate: null })).toBe(false);
  expect(found({ ageTo: 120 }, { birthDate: '2026-11-21' })).toBe(false);
  expect(found({}, { birthDate: null })).toBe(true);
});

test('a list of cases counts as filtered if any filter other than the status filter is set', () => {
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
