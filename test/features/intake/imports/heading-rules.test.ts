import { expect, test } from 'vitest';
import {
  countKnown,
  foldHeading,
  guessField,
  guessFields,
} from '../../../../shared/features/intake/imports/guess-fields.ts';
import { columnsOfProgram, findProgram } from '../../../../shared/features/intake/imports/known-programs.ts';

test('a heading is compared in small letters, without accents, apostrophes, signs and what stands in brackets', () => {
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

test('brackets count where they are closed, whichever they are, and each pair by itself', () => {
  expect(['Email (home)', 'Email（家）', '[1] Email', 'Email()'].map(foldHeading)).toEqual(
    Array(4).fill('email'),
  );
  expect(foldHeading('First (given) name [legal]')).toBe('first name');
  expect(foldHeading('First(given)name')).toBe('first name');
  expect(foldHeading('Email (home')).toBe('email home');
});

test('of a heading the first 80 characters are read', () => {
  expect(foldHeading(`Name${' '.repeat(75)}xy`)).toBe('name x');
  expect(foldHeading(`Name${' '.repeat(76)}xy`)).toBe('name');
});

test('a heading is known in English, and in Chinese of both scripts', () => {
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

test('a field is in the first column that says it; an address and tags are in all of theirs', () => {
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

test('beside a first name, a column that only says “name” is not the full one, wherever it stands', () => {
  expect([...guessFields(['Name', 'Surname', 'First name'])]).toEqual([
    ['Surname', 'lastName'],
    ['First name', 'firstName'],
  ]);
  expect([...guessFields(['Name', 'Surname'])]).toEqual([
    ['Name', 'fullName'],
    ['Surname', 'lastName'],
  ]);
});

test('a program is recognised by all headings of one of its marks', () => {
  expect(findProgram(['Client', 'Primary Clinician'])).toBe('SimplePractice');
  expect(findProgram(['FIRST NAME', 'Last name', 'Billing type', 'Sex'])).toBe('SimplePractice');
  expect(findProgram(['First name', 'Last name', 'Medicare'])).toBe('Cliniko');
  expect(findProgram(['First name', 'Medicare'])).toBeUndefined();
  expect(findProgram(['First name', 'Last name'])).toBeUndefined();
  expect(findProgram([])).toBeUndefined();
});

test('columns hold what the program says first, then what the clinic’s own headings say', () => {
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

test('names and file numbers are taken from the program’s own columns only', () => {
  const headings = ['Student name', 'Surname', 'Given name', 'Case number', 'School'];
  expect([...columnsOfProgram('SimplePractice', headings, [])]).toEqual([['School', 'school']]);
  expect([...columnsOfProgram('SimplePractice', ['Client', ...headings], [])]).toEqual([
    ['Client', 'fullName'],
    ['School', 'school'],
  ]);
});

test('a program’s field is in its first column, unless several columns are joined', () => {
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
