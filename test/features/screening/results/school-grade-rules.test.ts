import { expect, test } from 'vitest';
import { schoolGrade } from '../../../../shared/features/screening/results/school-grade.ts';

test('a school grade in Chinese numerals is read as its number, one to six', () => {
  expect(['一年级', '二年级', '三年級', '四', '小五', '小学六年级'].map(schoolGrade)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  expect(['七年级', '小十'].map(schoolGrade)).toEqual([null, null]);
});

test('a school grade is read from full-width and half-width digits, with letters and spaces around them', () => {
  expect([' P1 ', '\t2nd grade\n', 'Ｐ３', '４', 'G5', 'P. 6'].map(schoolGrade)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a text that is not a primary school grade gives no grade', () => {
  expect([null, '', ' ', '0', '7', 'Grade 12', 'K2', 'Year 3'].map(schoolGrade)).toEqual(Array(8).fill(null));
});
