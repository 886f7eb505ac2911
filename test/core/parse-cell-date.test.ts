import { expect, test } from 'vitest';
import {
  type DateOrder,
  findDateOrder,
  parseCellDate as parse,
  parseCellBirthDate,
} from '../../shared/core/dates/parse-cell-date.ts';

const parseCellDate = (cell: string, order: DateOrder | null) => parse(cell, { order, timeZone: hongKong });
const hongKong = 'Asia/Hong_Kong';

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
  '“%s” is not a clear day',
  cell => {
    expect(parseCellDate(cell, 'dmy')).toBe('unclear');
  },
);

test('the number twelve can be a day or a month', () => {
  expect(findDateOrder(['12/06/2026', '06/12/2026'])).toBe('either');
  expect(findDateOrder(['13/06/2026'])).toBe('dmy');
  expect(findDateOrder(['06/13/2026'])).toBe('mdy');
});

test('the order decides if the year comes last', () => {
  expect(parseCellDate('03/04/2026', 'dmy')).toEqual({ date: '2026-04-03' });
  expect(parseCellDate('03/04/2026', 'mdy')).toEqual({ date: '2026-03-04' });
  expect(parseCellDate('03/04/2026', null)).toBe('unclear');
  expect(parseCellDate('03.04.2026', 'mdy')).toEqual({ date: '2026-04-03' });
});

test('spaces around a date are ignored, and longer text is not a date', () => {
  const read = (cell: string) => parseCellDate(cell, 'dmy');
  expect(read(`${' '.repeat(60)}2026-05-16${' '.repeat(60)}`)).toEqual({ date: '2026-05-16' });
  expect(read(`2026-05-16${' '.repeat(40)}or later`)).toBe('unclear');
  expect(read(`2026-05-16 ${'x'.repeat(29)}`)).toBe('unclear');
  expect(read(' '.repeat(99))).toBe('blank');
});

test('a day is between 1900 and 2199', () => {
  const days = ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01'];
  expect(days.map(day => parseCellDate(day, null))).toEqual([
    ...['unclear', { date: '1900-01-01' }, { date: '2199-12-31' }, 'unclear'],
  ]);
});

const day = (text: string) => ({ date: text });
const born = (cell: string, timeZone: string | null, order: DateOrder | null = 'dmy') =>
  parseCellBirthDate(cell, { order, timeZone });

test.each([
  ['Asia/Hong_Kong', '2017-03-13T16:00:00.000Z', '2017-03-14'],
  ['Asia/Hong_Kong', '2018-06-04T16:00:00.000Z', '2018-06-05'],
  ['Asia/Hong_Kong', '2017-03-13T16:00Z', '2017-03-14'],
  ['Asia/Hong_Kong', '2017-03-13 16:00:00Z', '2017-03-14'],
  ['Asia/Hong_Kong', '2017-03-13 16:00:00+00', '2017-03-14'],
  ['Asia/Hong_Kong', '2017-03-13 16:00:00 +0000', '2017-03-14'],
  ['Asia/Hong_Kong', '2017-03-13 16:00:00 UTC', '2017-03-14'],
  ['Asia/Hong_Kong', '13/03/2017 4:00:00 PM GMT', '2017-03-14'],
  ['Asia/Hong_Kong', '2017-03-14T00:00:00+08:00', '2017-03-14'],
  ['Asia/Hong_Kong', '2017-03-14T00:00:00 GMT+8', '2017-03-14'],
  ['Asia/Hong_Kong', '2017-03-14T01:00:00.000000+09:00', '2017-03-14'],
  ['Asia/Hong_Kong', '2017-03-13T12:00:00-04:00', '2017-03-14'],
  ['Europe/London', '2017-03-14T00:00:00.000Z', '2017-03-14'],
  ['Europe/London', '2018-06-04T23:00:00.000Z', '2018-06-05'],
  ['Europe/London', '2018-06-05T00:00:00+01:00', '2018-06-05'],
  ['Australia/Sydney', '2017-03-13T13:00:00Z', '2017-03-14'],
  ['Australia/Sydney', '2018-06-04T14:00:00Z', '2018-06-05'],
  ['America/New_York', '2017-03-14T04:00:00Z', '2017-03-14'],
  ['Asia/Kolkata', '2017-03-13T18:30:00Z', '2017-03-14'],
  // Clocks were set forward at midnight, so this day began at one.
  ['America/Sao_Paulo', '2017-10-15T03:00:00Z', '2017-10-15'],
])('in %s, “%s” is midnight of %s', (timeZone, cell, date) => {
  expect(born(cell, timeZone)).toEqual(day(date));
  expect(parse(cell, { order: 'dmy', timeZone })).toEqual(day(date));
});

test.each([
  ['Asia/Hong_Kong', '2017-03-14T00:00:00.000Z'],
  ['Asia/Hong_Kong', '2017-03-13T16:00:00.001Z'],
  ['Asia/Hong_Kong', '2017-03-13T16:01:00Z'],
  ['Asia/Hong_Kong', '2017-03-13T16:00:00+08:00'],
  ['Asia/Hong_Kong', '2017-03-13 16:00:00'],
  ['Asia/Hong_Kong', '13/3/2017 4:00 pm'],
  ['Europe/London', '2018-06-05T00:00:00Z'],
  ['Europe/London', '2018-06-04 23:00:00'],
  ['Australia/Sydney', '2017-03-13T16:00:00Z'],
  [null, '2017-03-13T16:00:00Z'],
])('in %s, “%s” is not a birth date', (timeZone, cell) => {
  expect(born(cell, timeZone)).toBe('instant');
});

test('a birth date with a time of day but no zone is that day', () => {
  for (const cell of ['2017-03-14 00:00:00', '2017-03-14T00:00', '14/3/2017 12:00:00 AM', '2017-03-14 09:12'])
    expect(born(cell, hongKong)).toEqual(day('2017-03-14'));
  expect(born('2017-03-14T99:00Z', hongKong)).toBe('unclear');
  expect(born('', hongKong)).toBe('blank');
  expect(born('3/4/2017 00:00', hongKong, null)).toBe('unclear');
});

test('the day of a measurement follows the organisation’s clocks', () => {
  const at = (cell: string, timeZone: string | null) => parse(cell, { order: null, timeZone });
  expect(at('2026-05-15T23:30:00Z', hongKong)).toEqual(day('2026-05-16'));
  expect(at('2026-05-15T23:30:00Z', 'Europe/London')).toEqual(day('2026-05-16'));
  expect(at('2026-01-15T23:30:00Z', 'Europe/London')).toEqual(day('2026-01-15'));
  expect(at('2026-05-15 16:00:00', hongKong)).toEqual(day('2026-05-15'));
  expect(at('2026-05-15T23:30:00Z', null)).toBe('instant');
});
