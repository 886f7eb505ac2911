import { expect, test } from 'vitest';
import { parseTypedTime } from '../../shared/core/dates/typed-time.ts';

test.each([
  ['16:30', '16:30'],
  ['16.30', '16:30'],
  ['1630', '16:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['0:00', '00:00'],
  ['23:59', '23:59'],
  ['9 : 30  am', '09:30'],
  [`16:30${' '.repeat(15)}`, '16:30'],
  ['4:30 pm', '16:30'],
  ['4PM', '16:00'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['12:15 p.m.', '12:15'],
  ['16h', '16:00'],
  ['16：30', '16:30'],
  ['１６：３０', '16:30'],
  ['下午4点半', '16:30'],
  ['上午9點', '09:00'],
  ['16时05分', '16:05'],
  ['中午12点', '12:00'],
])('the time typed as “%s” is read as %s', (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time);
});

test.each([
  '',
  'soon',
  '24:00',
  '16:60',
  '1660',
  '16:3',
  '13000',
  '4:30:10',
  '-1',
  '1e1',
  '9'.repeat(30),
  `16:30${' '.repeat(16)}`,
])('"%s" is not a time', typed => {
  expect(parseTypedTime(typed)).toBeUndefined();
});
