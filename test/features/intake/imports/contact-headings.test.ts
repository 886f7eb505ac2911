import { expect, test } from 'vitest';
import { guessField, guessFields } from '../../../../shared/features/intake/imports/guess-fields.ts';

test.each([
  ['Parental email', 'guardianEmail'],
  ['Priority 1 Contact Email', 'guardianEmail'],
  ['Priority 1 Contact Telephone', 'guardianMobile'],
  ['Parent/Guardian 1 Email address', 'guardianEmail'],
  ['Parent/Carer Mobile Phone', 'guardianMobile'],
  ['Main contact mobile number', 'guardianMobile'],
  // An emergency contact may be a neighbour, who must not get reports. So it does not count as the family's
  // contact.
  ['Emergency contact name', undefined],
  ['緊急聯絡電話', undefined],
  ['家長手提電話', 'mobile'],
  ['Home telephone', 'mobile'],
  ['Primary Guardian Relationship', 'guardianRelationship'],
  ['Priority 2 Contact Email', undefined],
  ['Main contact', undefined],
])('the column heading %s is recognised as the field %s', (heading, field) => {
  expect(guessField(heading)).toBe(field);
});

test.each([
  ['Child’s full name', 'fullName'],
  ['Student date of birth', 'birthDate'],
  ['1、孩子姓名', 'fullName'],
  ['Q3. Date of birth', 'birthDate'],
  ['二、出生日期', 'birthDate'],
  ['孩子的姓名（必填）', 'fullName'],
  ['您的孩子的性别：', 'gender'],
  ['小朋友出生日期', 'birthDate'],
  ['學生姓名（英文）', 'otherName'],
  ['Patient Name (Chinese)', 'otherName'],
  ['性别码', 'gender'],
  ['姓名（英文）（必填）', 'otherName'],
  ['Last name (English)', 'lastName'],
  ['Father’s name (English)', 'fatherName'],
  ['Mother name (Chinese)', 'motherName'],
  ['家长姓名（中文）', 'guardianName'],
  ['家长姓名【中文】', 'guardianName'],
  ['学校名称（中文）', 'school'],
  ['School name (English)', 'school'],
  ['Emergency contact name (English)', undefined],
  ['Name (English) of father', undefined],
  ['您的姓名', undefined],
  ['你的姓名', undefined],
  ['您的孩子的姓名', 'fullName'],
])('the column heading %s from an online form is recognised as %s', (heading, field) => {
  expect(guessField(heading)).toBe(field);
});

test('the meaning of a column heading depends on the other headings of the file', () => {
  const read = (text: string) => Object.fromEntries(guessFields(text.split(',')));
  expect(read('Surname,Name,DOB')).toEqual({ Surname: 'lastName', Name: 'firstName', DOB: 'birthDate' });
  expect(read('Surname,Full name')).toEqual({ Surname: 'lastName', 'Full name': 'fullName' });
  expect(read('學生姓名(中文),學生姓名(英文)')).toEqual({
    '學生姓名(中文)': 'fullName',
    '學生姓名(英文)': 'otherName',
  });
  expect(read('Guardian name (English),Name (English),Name (Chinese)')).toEqual({
    'Guardian name (English)': 'guardianName',
    'Name (English)': 'otherName',
    'Name (Chinese)': 'fullName',
  });
  expect(read('ID,Start time,Completion time,Email,Name,Child name')).toEqual({
    Email: 'contactEmail',
    'Child name': 'fullName',
  });
  expect(read('姓名,聯絡電話,監護人電話')).toEqual({
    ...{ 姓名: 'fullName', 聯絡電話: 'mobile', 監護人電話: 'guardianMobile' },
  });
});

test('a very long column heading is normalised quickly', () => {
  const start = performance.now();
  expect(guessField('姓名（'.repeat(1_000_000))).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1000);
});
