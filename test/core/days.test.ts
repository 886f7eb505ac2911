import { expect, test } from 'vitest';
import { daysAfter, daysBetween, monthsAfter } from '../../shared/core/dates/days.ts';

test('the number of days between two dates is right across months, leap years and clock changes', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2025-02-28', '2025-03-01')).toBe(1);
  expect(daysBetween('2025-03-29', '2025-03-31')).toBe(2);
  expect(daysBetween('2025-03-01', '2025-02-28')).toBe(-1);
});

test('adding days to a date returns a date without a time', () => {
  expect(daysAfter('2025-12-30', 3)).toBe('2026-01-02');
  expect(daysAfter('2025-12-30', 0)).toBe('2025-12-30');
  expect(daysAfter('2026-01-02', -3)).toBe('2025-12-30');
});

test('adding months to a date keeps the day of the month, or uses the last day of a shorter month', () => {
  expect(monthsAfter('2025-01-15', 1)).toBe('2025-02-15');
  expect(monthsAfter('2025-01-31', 1)).toBe('2025-02-28');
  expect(monthsAfter('2024-01-31', 1)).toBe('2024-02-29');
  expect(monthsAfter('2025-10-31', 6)).toBe('2026-04-30');
  expect(monthsAfter('2025-12-31', 12)).toBe('2026-12-31');
});
