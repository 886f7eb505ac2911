import { expect, test } from 'vitest';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { blankAgain, fillBlanks } from '../../../../shared/features/intake/imports/fill-blanks.ts';
import type { ImportedChild } from '../../../../shared/features/intake/imports/schema.ts';

const blank: ImportedChild = {
  ...{ fullName: 'Mia Chan', otherName: null, birthDate: null, gender: null, fileNumber: null },
  ...{ contactEmail: null, mobile: null, address: null, country: null, state: null, postalCode: null },
  ...{ emailLanguage: 'en', emailScript: null, father: null, mother: null, school: null, grade: null },
  tags: [],
};
const full: ImportedChild = {
  ...{
    fullName: 'Mia Wong',
    otherName: 'Mimi',
    birthDate: '2017-03-14',
    gender: 'female',
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
};
const record = (changes: Partial<ImportedChild> = {}): Case => ({
  ...{ ...blank, ...changes, photoId: null, id: 'case_1', version: 1, status: 'active', source: 'staff' },
  ...{ review: null, assigned: [], lastSeenOn: null, nextDueOn: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
});
const names = [
  'otherName',
  'birthDate',
  'gender',
  'fileNumber',
  'contactEmail',
  'mobile',
  'address',
  'country',
];
const filledNames = [...names, 'postalCode', 'school', 'grade'];

test('an empty case takes all that a row says, but neither its name, its state nor how families are written to', () => {
  const { fullName: _, state: __, emailLanguage: ___, emailScript: ____, ...changes } = full;
  const filled = ['father.title', 'father.name', 'father.email', 'father.mobile', 'mother.name'];
  expect(fillBlanks(record(), full)).toEqual({ changes, filled: [...filledNames, 'tags', ...filled] });
});

test('what is written in a case stays, and a row that says nothing adds nothing', () => {
  expect(fillBlanks(record(full), { ...full, otherName: 'Other', tags: ['spelling'] })).toEqual({
    ...{ changes: {}, filled: [] },
  });
  expect(fillBlanks(record(full), blank)).toEqual({ changes: {}, filled: [] });
  expect(fillBlanks(record(), blank)).toEqual({ changes: {}, filled: [] });
});

test('only the blank field is filled', () => {
  expect(fillBlanks(record({ ...full, school: null }), full)).toEqual({
    ...{ changes: { school: 'Hill School' }, filled: ['school'] },
  });
  expect(fillBlanks(record({ ...full, tags: [] }), full)).toEqual({
    ...{ changes: { tags: ['reading'] }, filled: ['tags'] },
  });
});

test('a parent is filled field by field, and keeps what was written of them', () => {
  const father = { title: null, name: 'Leonard', email: null, mobile: '+85292345678' };
  expect(fillBlanks(record({ father }), { ...blank, father: full.father })).toEqual({
    changes: { father: { title: 'Mr', name: 'Leonard', email: 'leo@test.example', mobile: '+85292345678' } },
    filled: ['father.title', 'father.email'],
  });
  expect(fillBlanks(record({ father }), { ...blank, mother: full.mother })).toEqual({
    ...{ changes: { mother: full.mother }, filled: ['mother.name'] },
  });
});

test('an undo makes the filled fields blank again, and leaves the others', () => {
  expect(blankAgain(record(full), ['school', 'grade'])).toEqual({ school: null, grade: null });
  expect(blankAgain(record(full), ['tags'])).toEqual({ tags: [] });
  expect(blankAgain(record(full), [])).toEqual({});
  const all = Object.fromEntries(filledNames.map(name => [name, null]));
  expect(blankAgain(record(full), filledNames)).toEqual(all);
});

test('a parent of whom nothing is left is gone, another keeps what the import did not fill', () => {
  expect(blankAgain(record(full), ['mother.name'])).toEqual({ mother: null });
  expect(blankAgain(record(full), ['father.title', 'father.email'])).toEqual({
    father: { title: null, name: 'Leo', email: null, mobile: '+85292345678' },
  });
  expect(blankAgain(record(full), ['father.mobile', 'mother.name'])).toEqual({
    ...{ father: { title: 'Mr', name: 'Leo', email: 'leo@test.example', mobile: null }, mother: null },
  });
});

test('a parent who was removed since the import stays removed', () => {
  expect(blankAgain(record({ father: null }), ['father.name'])).toEqual({ father: null });
});

test('an undo takes away what was filled, so that the case is as it was', () => {
  const before = record({
    otherName: 'Mimi',
    mother: { title: null, name: 'Ada', email: null, mobile: null },
  });
  const { changes, filled } = fillBlanks(before, full);
  const after = { ...before, ...changes };
  expect({ ...after, ...blankAgain(after, filled) }).toEqual(before);
});
