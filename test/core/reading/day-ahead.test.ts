import { expect, test } from 'vitest';
import { readDayAhead, readDayNear } from '../../../shared/core/reading/day-ahead.ts';

test.each([
  ['3 Dec', '2026-12-03'],
  ['3 December', '2026-12-03'],
  ['Dec 3rd', '2026-12-03'],
  ['3/12', '2026-12-03'],
  ['3.12', '2026-12-03'],
  ['12月3日', '2026-12-03'],
  ['12月3号', '2026-12-03'],
  ['十二月三日', '2026-12-03'],
  ['22 Nov', '2026-11-22'],
  ['21 Nov', '2027-11-21'],
  ['5/1', '2027-01-05'],
  ['3 Dec 2028', '2028-12-03'],
  [`3 Dec${' '.repeat(35)}`, '2026-12-03'],
])('the typed day “%s” is read as %s, the next such date', (text, date) => {
  expect(readDayAhead(text, 'dmy', '2026-11-22')).toEqual({ date });
});

test.each([
  ['11-30', '2026-12-01', '2026-11-30'],
  ['12-3', '2026-12-01', '2026-12-03'],
  ['1-5', '2026-12-01', '2027-01-05'],
  ['12月30日', '2027-01-04', '2026-12-30'],
  ['6月2日', '2026-12-01', '2026-06-02'],
  ['11-30-2027', '2026-12-01', '2027-11-30'],
])('the typed day “%s” is read near %s as %s', (text, to, date) => {
  expect(readDayNear(text, 'mdy', to)).toEqual({ date });
});

test('a day that no year near it has, and text that is not a day, are reported as problems', () => {
  expect(readDayNear('31 Feb', 'dmy', '2026-11-22')).toEqual({ problem: 'no-such-day' });
  expect(readDayNear('soon', 'dmy', '2026-11-22')).toEqual({ problem: 'unreadable' });
});

test('in a typed date such as 3/12, the organisation’s date order decides which number is the day', () => {
  expect(readDayAhead('3/12', 'mdy', '2026-11-22')).toEqual({ date: '2027-03-12' });
  expect(readDayAhead('3/12', 'ymd', '2026-11-22')).toEqual({ date: '2027-03-12' });
  expect(readDayAhead('3/12', undefined, '2026-11-22')).toEqual({ problem: 'ambiguous' });
});

test('a day that does not exist and text that is not a day are reported as problems', () => {
  expect(readDayAhead('31 Feb', 'dmy', '2026-11-22')).toEqual({ problem: 'no-such-day' });
  expect(readDayAhead('soon', 'dmy', '2026-11-22')).toEqual({ problem: 'unreadable' });
  expect(readDayAhead('3/12/26', 'dmy', '2026-11-22')).toMatchObject({ problem: 'short-year' });
  expect(readDayAhead(`3 Dec${' '.repeat(80)}x`, 'dmy', '2026-11-22')).toEqual({ problem: 'unreadable' });
  expect(readDayAhead('1'.repeat(100_000), 'dmy', '2026-11-22')).toEqual({ problem: 'unreadable' });
});
