import { expect, test } from 'vitest';
import { ageOn } from '../../../../shared/core/age.ts';
import { daysBetween } from '../../../../shared/core/dates/days.ts';

test('a child’s age is given in completed years and months', () => {
  expect(ageOn('2017-03-14', '2026-11-20')).toEqual({ years: 9, months: 8 });
});

test('a child completes a month of age on the same day of the month as the birth, not a day earlier', () => {
  expect(ageOn('2017-03-14', '2026-03-13')).toEqual({ years: 8, months: 11 });
  expect(ageOn('2017-03-14', '2026-03-14')).toEqual({ years: 9, months: 0 });
});

test('on the day of birth a child is 0 years and 0 months old', () => {
  expect(ageOn('2026-11-20', '2026-11-20')).toEqual({ years: 0, months: 0 });
});

test('the birthday of a child born on 29 February is 1 March, except in leap years', () => {
  expect(ageOn('2020-02-29', '2026-02-28')).toEqual({ years: 5, months: 11 });
  expect(ageOn('2020-02-29', '2026-03-01')).toEqual({ years: 6, months: 0 });
  expect(ageOn('2020-02-29', '2028-02-29')).toEqual({ years: 8, months: 0 });
});

test('a child born on the 31st completes a month of age on the first of the next month if a month has no 31st', () => {
  expect(ageOn('2025-08-31', '2025-09-30')).toEqual({ years: 0, months: 0 });
  expect(ageOn('2025-08-31', '2025-10-01')).toEqual({ years: 0, months: 1 });
});

test('before the date of birth a child has no age', () => {
  expect(ageOn('2026-11-21', '2026-11-20')).toBeNull();
});

test('the number of days between two dates is a whole number, across months, leap days and clock changes', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2025-12-31', '2026-12-31')).toBe(365);
});
