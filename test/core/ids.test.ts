import { expect, test } from 'vitest';
import {
  caseIdFromChildId,
  caseIdOf,
  childIdPrefixes,
  childIdSuffix,
  childRecords,
  courseIdFromChildId,
  Id,
  idKindOf,
  idLength,
} from '../../shared/core/ids.ts';

const letters = (length: number) => '0aZ'.repeat(length).slice(0, length);
const caseId = `case_${letters(22)}`;
const reportId = `eye_${letters(22)}${'b'.repeat(16)}`;

test('an id consists of the prefix of its kind, an underscore and 22 letters and digits', () => {
  expect(Id('case').safeParse(caseId).success).toBe(true);
  expect(Id('note').safeParse(caseId).success).toBe(false);
  for (const wrong of [letters(22), `case_${letters(21)}`, `case_${letters(23)}`, `case-${letters(22)}`])
    expect(Id('case').safeParse(wrong).success, wrong).toBe(false);
  expect(Id('case').safeParse(`a${caseId}`).success).toBe(false);
  expect(Id('case').safeParse(`case_${letters(21)}-`).success).toBe(false);
  expect(idLength('template')).toBe(22);
});

test('the id of a record of a case consists of a prefix, the characters of the case id and characters of its own', () => {
  expect(Id('eyeReport').safeParse(reportId).success).toBe(true);
  expect(Id('eyeReport').safeParse(`eye_${letters(22)}`).success).toBe(false);
  expect(idLength('sending')).toBe(38);
  expect(caseIdFromChildId(reportId)).toBe(caseId);
  expect(childIdSuffix(reportId)).toBe('b'.repeat(16));
});

test('the prefix of an id determines the kind of record', () => {
  expect(idKindOf(caseId)).toBe('case');
  expect(idKindOf(reportId)).toBe('eyeReport');
  expect(idKindOf('note_1')).toBe('note');
});

test('an id with an unknown prefix belongs to no kind of record', () => {
  for (const id of ['', 'case', 'casex', 'cases_1', '_case', 'zzz_1', 'toString_1'])
    expect(idKindOf(id), id).toBeUndefined();
});

test('the id of a published activity contains the characters of its course id and ends with its version', () => {
  expect([idLength('folder'), idLength('activity'), idLength('publishedActivity')]).toEqual([38, 38, 42]);
  expect(idLength('sessionActivity')).toBe(38);
  expect(courseIdFromChildId(`pact_${letters(22)}${'b'.repeat(16)}0001`)).toBe(`crs_${letters(22)}`);
});

test('the id of a case can be read from the id of the case and from the id of each of its records', () => {
  expect([caseId, reportId].map(caseIdOf)).toEqual([caseId, caseId]);
  expect(caseIdOf('case_1'), 'whatever its length').toBe('case_1');
  expect([`cls_${letters(22)}`, `zzz_${letters(22)}`, ''].map(caseIdOf)).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('the ids of a case’s records of one kind share a prefix that contains the characters of the case id', () => {
  const prefixes = childIdPrefixes(caseId);
  expect(prefixes).toHaveLength(Object.keys(childRecords).length);
  expect(prefixes).toEqual(expect.arrayContaining([`note_${letters(22)}`, `eye_${letters(22)}`]));
  for (const prefix of prefixes) expect(prefix).toMatch(new RegExp(`^[a-z]+_${letters(22)}$`));
});
