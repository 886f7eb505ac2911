import { expect, test } from 'vitest';
import {
  countKnown,
  foldHeading,
  guessField,
  guessFields,
} from '../../../../shared/features/intake/imports/guess-fields.ts';
import { columnsOfProgram, findProgram } from '../../../../shared/features/intake/imports/known-programs.ts';

test('column headings are compared in lower case, without accents, apostrophes, punctuation and brackets', () => {
  const headings = {
    'DATE OF BIRTH': 'date of birth',
    Prénom: 'prenom',
    'Child’s name': 'childs name',
    "Child's name": 'childs name',
    'E-mail_address': 'e mail address',
    ' * Name * ': 'name',
    ＤＯＢ: 'dob',
    이름: '이름',
  };
  expect(Object.keys(headings).map(foldHeading)).toEqual(Object.values(headings));
  expect([foldHeading(''), foldHeading('—')]).toEqual(['', '']);
});

test('brackets in a column heading are removed with their content; an unclosed bracket is kept', () => {
  expect(['Email (home)', 'Email（家）', '[1] Email', 'Email()'].map(foldHeading)).toEqual(
    Array(4).fill('email'),
  );
  expect(foldHeading('First (given) name [legal]')).toBe('first name');
  expect(foldHeading('First(given)name')).toBe('first name');
  expect(foldHeading('Email (home')).toBe('email home');
});

test('only the first 80 characters of a column heading are read', () => {
  expect(foldHeading(`Name${' '.repeat(75)}xy`)).toBe('name x');
  expect(foldHeading(`Name${' '.repeat(76)}xy`)).toBe('name');
});

test('column headings are recognised in English and in both Chinese scripts', () => {
  const headings = [
    'Date of birth',
    '出生日期',
    '性別',
    'Zip code',
    '母亲手机',
    'Father’s mobile',
    'Shoe size',
    '',
  ];
  expect(headings.map(guessField)).toEqual([
    ...['birthDate', 'birthDate', 'gender', 'postalCode', 'motherMobile', 'fatherMobile'],
    ...[undefined, undefined],
  ]);
  expect([countKnown(headings), countKnown(['x']), countKnown([])]).toEqual([6, 0, 0]);
});

test('if a field has several columns, the first column is read; address and tags are read from all columns', () => {
  const headings = ['Mobile', 'Shoe size', 'Street', 'Phone', 'City', 'Tags', 'Name', 'Labels', 'Child'];
  expect([...guessFields(headings)]).toEqual([
    ['Mobile', 'mobile'],
    ['Street', 'address'],
    ['City', 'address'],
    ['Tags', 'tags'],
    ['Name', 'fullName'],
    ['Labels', 'tags'],
  ]);
  expect([...guessFields([])]).toEqual([]);
});

test('a column “name” is never the full name if another column has a part of the name', () => {
  expect([...guessFields(['Name', 'Surname', 'First name'])]).toEqual([
    ['Surname', 'lastName'],
    ['First name', 'firstName'],
  ]);
  expect([...guessFields(['Name', 'Surname'])]).toEqual([
    ['Name', 'firstName'],
    ['Surname', 'lastName'],
  ]);
});

test('a list exported by a known program is recognised if it has all headings of a set that is typical of the program', () => {
  expect(findProgram(['Client', 'Primary Clinician'])).toBe('SimplePractice');
  expect(findProgram(['FIRST NAME', 'Last name', 'Billing type', 'Sex'])).toBe('SimplePractice');
  expect(findProgram(['First name', 'Last name', 'Medicare'])).toBe('Cliniko');
  expect(findProgram(['First name', 'Medicare'])).toBeUndefined();
  expect(findProgram(['First name', 'Last name'])).toBeUndefined();
  expect(findProgram([])).toBeUndefined();
});

test('columns are assigned by the headings of the program that exported the list; other columns by commonly used headings', () => {
  const headings = [
    'Gender identity',
    'First name',
    'Email',
    'E mail',
    'Sex',
    'School',
    'Class',
    'Shoe size',
  ];
  expect([...columnsOfProgram('Cliniko', headings, [])]).toEqual([
    ['First name', 'firstName'],
    ['Email', 'contactEmail'],
    ['Sex', 'gender'],
    ['School', 'school'],
    ['Class', 'grade'],
  ]);
});

test('in a list exported by a known program, names and file numbers are read only from the program’s own columns', () => {
  const headings = ['Student name', 'Surname', 'Given name', 'Case number', 'School'];
  expect([...columnsOfProgram('SimplePractice', headings, [])]).toEqual([['School', 'school']]);
  expect([...columnsOfProgram('SimplePractice', ['Client', ...headings], [])]).toEqual([
    ['Client', 'fullName'],
    ['School', 'school'],
  ]);
});

test('in a list exported by a known program, a field is read from its first column, or from several (such as an address)', () => {
  const headings = ['Mobile phone', 'Phone', 'Street', 'City', 'Suburb'];
  expect([...columnsOfProgram('SimplePractice', headings, [])]).toEqual([
    ['Mobile phone', 'mobile'],
    ['Street', 'address'],
  ]);
  expect([...columnsOfProgram('SimplePractice', headings, ['address'])]).toEqual([
    ['Mobile phone', 'mobile'],
    ['Street', 'address'],
    ['City', 'address'],
    ['Suburb', 'address'],
  ]);
});
