import { expect, test } from 'vitest';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  blankAgain,
  fillBlanks,
  otherPeople,
} from '../../../../shared/features/intake/imports/fill-blanks.ts';
import type { ImportedChild } from '../../../../shared/features/intake/imports/schema.ts';

const blank: ImportedChild = {
  ...{
    fullName: 'Mia Chan',
    otherName: null,
    birthDate: null,
    gender: null,
    genderText: null,
    fileNumber: null,
  },
  ...{ contactEmail: null, mobile: null, address: null, country: null, state: null, postalCode: null },
  ...{ emailLanguage: 'en', emailScript: null, father: null, mother: null, school: null, grade: null },
  ...{ guardian: null, tags: [] },
};
const full: ImportedChild = {
  ...{
    fullName: 'Mia Wong',
    otherName: 'Mimi',
    birthDate: '2017-03-14',
    gender: 'female',
    genderText: 'girl',
    fileNumber: 'A-1',
  },
  ...{ contactEmail: 'home@test.example', mobile: '+85291234567', address: '1 Nathan Road', country: 'HK' },
  ...{
    state: 'KLN',
    postalCode: '000',
    emailLanguage: 'zh',
    emailScript: 'traditional',
    school: 'Hill School',
  },
  father: { title: 'Mr', name: 'Leo', email: 'leo@test.example', mobile: '+85292345678' },
  ...{ mother: { title: null, name: 'Ada', email: null, mobile: null }, grade: 'P2', tags: ['reading'] },
  guardian: null,
};
const record = (changes: Partial<ImportedChild> = {}): Case => ({
  ...{ ...blank, ...changes, photoId: null, id: 'case_1', version: 1, status: 'active', source: 'staff' },
  ...{ review: null, assigned: [], lastSeenOn: null, nextDueOn: null, bookedFor: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
});
const names = [
  'otherName',
  'birthDate',
  'gender',
  'genderText',
  'fileNumber',
  'contactEmail',
  'mobile',
  'address',
  'country',
];
const filledNames = [...names, 'postalCode', 'school', 'grade'];

test('an import fills a blank case with all values of the row except name, state, guardian and language of emails', () => {
  const { fullName: _, state: __, emailLanguage: ___, emailScript: ____, guardian: _____, ...changes } = full;
  const filled = ['father.title', 'father.name', 'father.email', 'father.mobile', 'mother.name'];
  expect(fillBlanks(record(), full)).toEqual({ changes, filled: [...filledNames, 'tags', ...filled] });
});

test('an import keeps the existing values of a case, and empty cells change nothing', () => {
  expect(fillBlanks(record(full), { ...full, otherName: 'Other', tags: ['spelling'] })).toEqual({
    ...{ changes: {}, filled: [] },
  });
  expect(fillBlanks(record(full), blank)).toEqual({ changes: {}, filled: [] });
  expect(fillBlanks(record(), blank)).toEqual({ changes: {}, filled: [] });
});

test('an import fills only the blank fields of a case', () => {
  expect(fillBlanks(record({ ...full, school: null }), full)).toEqual({
    ...{ changes: { school: 'Hill School' }, filled: ['school'] },
  });
  expect(fillBlanks(record({ ...full, tags: [] }), full)).toEqual({
    ...{ changes: { tags: ['reading'] }, filled: ['tags'] },
  });
});

test('an import fills each blank field of a parent and keeps the parent’s existing values', () => {
  const father = { title: null, name: 'leo', email: null, mobile: '+85292345678' };
  expect(fillBlanks(record({ father }), { ...blank, father: full.father })).toEqual({
    changes: { father: { title: 'Mr', name: 'leo', email: 'leo@test.example', mobile: '+85292345678' } },
    filled: ['father.title', 'father.email'],
  });
  expect(fillBlanks(record({ father }), { ...blank, mother: full.mother })).toEqual({
    ...{ changes: { mother: full.mother }, filled: ['mother.name'] },
  });
});

test('an imported parent with another name does not fill the blank fields of the parent in the case', () => {
  const mother = { title: null, name: 'Ann Lee', email: null, mobile: null };
  const read = { title: null, name: 'Beth Ho', email: 'beth@test.example', mobile: null };
  expect(fillBlanks(record({ mother }), { ...blank, mother: read }).filled).toEqual([]);
  const filledBy = (name: string) =>
    fillBlanks(record({ mother }), { ...blank, mother: { ...read, name } }).filled;
  for (const name of ['李安', 'Lee', 'Lee Siu Fong']) expect(filledBy(name), name).toEqual([]);
  for (const name of ['ann lee', 'Mrs Ann Mei Lee', 'Lee, Ann 李安'])
    expect(filledBy(name), name).toEqual(['mother.email']);
  expect(otherPeople(record({ mother }), { ...blank, mother: read })).toEqual(['mother']);
});

test('undoing an import clears the fields that the import filled and keeps all other fields', () => {
  expect(blankAgain(record(full), ['school', 'grade'])).toEqual({ school: null, grade: null });
  expect(blankAgain(record(full), ['tags'])).toEqual({ tags: [] });
  expect(blankAgain(record(full), [])).toEqual({});
  const all = Object.fromEntries(filledNames.map(name => [name, null]));
  expect(blankAgain(record(full), filledNames)).toEqual(all);
});

test('undoing an import removes a parent who has only imported values, and clears imported fields of other parents', () => {
  expect(blankAgain(record(full), ['mother.name'])).toEqual({ mother: null });
  expect(blankAgain(record(full), ['father.title', 'father.email'])).toEqual({
    father: { title: null, name: 'Leo', email: null, mobile: '+85292345678' },
  });
  expect(blankAgain(record(full), ['father.mobile', 'mother.name'])).toEqual({
    ...{ father: { title: 'Mr', name: 'Leo', email: 'leo@test.example', mobile: null }, mother: null },
  });
});

test('a parent whom somebody removed after the import stays removed when the import is undone', () => {
  expect(blankAgain(record({ father: null }), ['father.name'])).toEqual({ father: null });
});

test('undoing an import that filled blank fields restores the original case', () => {
  const before = record({
    otherName: 'Mimi',
    mother: { title: null, name: 'Ada', email: null, mobile: null },
  });
  const { changes, filled } = fillBlanks(before, full);
  const after = { ...before, ...changes };
  expect({ ...after, ...blankAgain(after, filled) }).toEqual(before);
});
