import { expect, test } from 'vitest';
import { casesInTransaction, maxCasesPerCall } from '../../../../shared/features/cases/cases/assignment.ts';
import { changedFields } from '../../../../shared/features/cases/cases/changed-fields.ts';
import {
  CaseFields,
  caseRowOf,
  idsOfCase,
  maxAssignees,
} from '../../../../shared/features/cases/cases/schema.ts';

/**
 * Number of items in a transaction that assigns cases: 3, plus 1 for each added member, plus the items of
 * each case.
 */
const items = (cases: number, added: number, removed: number) => 3 + added + cases * (2 + added + removed);

test('the largest number of cases that one request may assign fits into one DynamoDB transaction', () => {
  for (let added = 0; added <= maxAssignees; added++)
    for (let removed = 0; removed <= maxAssignees; removed++) {
      const cases = casesInTransaction(added, removed);
      const name = `${added} added, ${removed} removed: ${cases} cases`;
      expect(cases, name).toBeGreaterThan(0);
      expect(items(cases, added, removed), name).toBeLessThanOrEqual(100);
      if (cases < maxCasesPerCall) expect(items(cases + 1, added, removed), name).toBeGreaterThan(100);
      expect(cases, name).toBeLessThanOrEqual(maxCasesPerCall);
    }
});

const fields = CaseFields.parse({
  fullName: 'Mei Wong',
  tags: ['myopia'],
  mother: { name: 'Lan Wong', mobile: '+85291234567' },
});

test('the changed fields of a case are listed in the order of the form', () => {
  expect(changedFields(fields, { ...fields })).toEqual([]);
  expect(changedFields(fields, { ...fields, school: 'St Mary', fullName: 'Mei Chan' })).toEqual([
    'fullName',
    'school',
  ]);
});

test('a field with a list or a parent counts as changed when any part of it changed', () => {
  const copy = structuredClone(fields);
  expect(changedFields(fields, copy)).toEqual([]);
  expect(changedFields(fields, { ...copy, tags: ['myopia', 'twin'] })).toEqual(['tags']);
  expect(changedFields(fields, { ...copy, mother: null })).toEqual(['mother']);
});

const record = {
  ...fields,
  id: `case_${'a'.repeat(22)}`,
  version: 1,
  status: 'active',
  source: 'staff',
  review: null,
  assigned: [],
  lastSeenOn: null,
  nextDueOn: null,
  bookedFor: null,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
} as const;
const parent = (name: string | null) => ({ title: null, name, email: null, mobile: '+85291234567' });

test('a list of cases shows the mother as guardian, or the father if the mother has no name', () => {
  const of = (mother: string | null, father: string | null) =>
    caseRowOf({ ...structuredClone(record), assigned: [], mother: parent(mother), father: parent(father) })
      .guardian;
  expect(of('Lan Wong', 'Bo Wong')).toEqual({ kind: 'mother', name: 'Lan Wong' });
  expect(of(null, 'Bo Wong')).toEqual({ kind: 'father', name: 'Bo Wong' });
  expect(of('', 'Bo Wong')).toEqual({ kind: 'father', name: 'Bo Wong' });
  expect(of(null, null)).toBeNull();
});

test('the list row of a case contains only the fields that lists show', () => {
  const row = caseRowOf({ ...structuredClone(record), assigned: [], mother: null, father: null });
  expect(row).toMatchObject({ id: record.id, fullName: 'Mei Wong', tags: ['myopia'], guardian: null });
  expect(row).not.toHaveProperty('createdAt');
  expect(row).not.toHaveProperty('mother');
});

test('the list of a case’s IDs contains the case’s own ID and the IDs of all cases merged into the case', () => {
  expect(idsOfCase({ id: 'case_1' })).toEqual(['case_1']);
  expect(idsOfCase({ id: 'case_1', merged: ['case_3', 'case_2'] })).toEqual(['case_1', 'case_3', 'case_2']);
});
