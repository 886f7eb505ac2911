import { expect, test } from 'vitest';
import { findDateOrder, parseCellDate } from '../../shared/core/dates/parse-cell-date.ts';

test.each(['', ' ', '-', ' - '])('a cell with “%s” has no day', cell => {
  expect(parseCellDate(cell, 'dmy')).toBe('blank');
});

test.each([
  ['16 September 2026', '2026-09-16'],
  ['SEPT 16 2026', '2026-09-16'],
  ['1-jan-2026', '2026-01-01'],
  ['31Dec2026', '2026-12-31'],
  ['1900-01-01', '1900-01-01'],
  ['2026-05-16      10:22', '2026-05-16'],
  ['2026-05-16T10:22:31.123456+08:00', '2026-05-16'],
  [`${' '.repeat(30)}2026-05-16`, '2026-05-16'],
])('the day in “%s” is %s', (cell, date) => {
  expect(parseCellDate(cell, null)).toEqual({ date });
});

test.each(['1899-12-31', '2200-01-01', '16 Foo 2026', '2026-02-29', '2026-05-16 or later'])(
  '“%s” is no clear day',
  cell => {
    expect(parseCellDate(cell, 'dmy')).toBe('unclear');
  },
);

test('the number twelve can be a day or a month', () => {
  expect(findDateOrder(['12/06/2026', '06/12/2026'])).toBe('either');
  expect(findDateOrder(['13/06/2026'])).toBe('dmy');
  expect(findDateOrder(['06/13/2026'])).toBe('mdy');
});

test('the order decides where the year comes last', () => {
  expect(parseCellDate('03/04/2026', 'dmy')).toEqual({ date: '2026-04-03' });
  expect(parseCellDate('03/04/2026', 'mdy')).toEqual({ date: '2026-03-04' });
  expect(parseCellDate('03/04/2026', null)).toBe('unclear');
  expect(parseCellDate('03.04.2026', 'mdy')).toEqual({ date: '2026-04-03' });
});

test('blanks around a date say nothing, and what is longer than a date is none', () => {
  const read = (cell: string) => parseCellDate(cell, 'dmy');
  expect(read(`${' '.repeat(60)}2026-05-16${' '.repeat(60)}`)).toEqual({ date: '2026-05-16' });
  expect(read(`2026-05-16${' '.repeat(40)}or later`)).toBe('unclear');
  expect(read(`2026-05-16 ${'x'.repeat(29)}`)).toBe('unclear');
  expect(read(' '.repeat(99))).toBe('blank');
});

test('a day lies between 1900 and 2199', () => {
  const days = ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01'];
  expect(days.map(day => parseCellDate(day, null))).toEqual([
    ...['unclear', { date: '1900-01-01' }, { date: '2199-12-31' }, 'unclear'],
  ]);
});
