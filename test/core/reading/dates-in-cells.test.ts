import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DateOrder } from '../../../shared/core/dates/date-order.ts';
import { dateOrdersIn, orderOfFile } from '../../../shared/core/reading/date-orders-of-file.ts';
import { type DateOptions, isBlankDate, readDate } from '../../../shared/core/reading/read-date.ts';

/** Returns the day in a cell, or a word that says why the cell contains none. */
function parse(cell: string, options: DateOptions) {
  if (isBlankDate(cell)) return 'blank';
  const read = readDate(cell, options);
  return 'date' in read ? read : read.problem === 'instant' ? 'instant' : 'unclear';
}
const parseCellDate = (cell: string, order: DateOrder | null) => parse(cell, { order, timeZone: hongKong });
const hongKong = 'Asia/Hong_Kong';

test.each(['', ' ', '-', ' - '])('the cell “%s” counts as empty when a date is expected', cell => {
  expect(parseCellDate(cell, 'dmy')).toBe('blank');
});

test.each([
  ['16 September 2026', '2026-09-16'],
  ['SEPT 16 2026', '2026-09-16'],
  ['1-jan-2026', '2026-01-01'],
  ['31Dec2026', '2026-12-31'],
  ['1900-01-01', '1900-01-01'],
  ['2017–03–14', '2017-03-14'],
  ['2017-03-14(二)', '2017-03-14'],
  ['2017/03/14(火)', '2017-03-14'],
  ['14 Mar 2017 (Tue)', '2017-03-14'],
  ['Dienstag, 14. März 2017', '2017-03-14'],
  ['mardi 14 mars 2017', '2017-03-14'],
  ['1er mars 2017', '2017-03-01'],
  ['H29.3.14', '2017-03-14'],
  ['R1/5/1', '2019-05-01'],
  ['Mar 14 2017 12:00:00:000AM', '2017-03-14'],
  ['2026-05-16      10:22', '2026-05-16'],
  ['2026-05-16T10:22:31.123456+08:00', '2026-05-16'],
  [`${' '.repeat(30)}2026-05-16`, '2026-05-16'],
])('the day in “%s” is %s', (cell, date) => {
  expect(parseCellDate(cell, null)).toEqual({ date });
});

test.each([
  '2017-03-14\u200E',
  '\u202A14/03/2017\u202C',
  '20170314.0',
  '公元2017年3月14日',
  '西元2017年3月14日',
  '民106.3.14',
])('a date is parsed despite invisible characters, number format or the name of an era: %j', text => {
  expect(readDate(text)).toEqual({ date: '2017-03-14' });
});

test.each(['1899-12-31', '2200-01-01', '16 Foo 2026', '2026-02-29', '2026-05-16 or later'])(
  'the cell “%s” cannot be read as one unambiguous date',
  cell => {
    expect(parseCellDate(cell, 'dmy')).toBe('unclear');
  },
);

test('for a list of dates, both orders (day first and month first) stay possible until one date contains a number above twelve', () => {
  expect(dateOrdersIn(['12/06/2026', '06/12/2026'])).toEqual(['dmy', 'mdy']);
  expect(dateOrdersIn(['13/06/2026'])).toEqual(['dmy']);
  expect(dateOrdersIn(['06/13/2026'])).toEqual(['mdy']);
});

test('the given date order decides which number is the day if the year comes last', () => {
  expect(parseCellDate('03/04/2026', 'dmy')).toEqual({ date: '2026-04-03' });
  expect(parseCellDate('03/04/2026', 'mdy')).toEqual({ date: '2026-03-04' });
  expect(parseCellDate('03/04/2026', null)).toBe('unclear');
  expect(parseCellDate('03.04.2026', null)).toEqual({ date: '2026-04-03' });
  expect(parseCellDate('03.04.2026', 'mdy')).toBe('unclear');
});

test('spaces around a date are ignored, but text with more than a date is not a date', () => {
  const read = (cell: string) => parseCellDate(cell, 'dmy');
  expect(read(`${' '.repeat(60)}2026-05-16${' '.repeat(60)}`)).toEqual({ date: '2026-05-16' });
  expect(read(`2026-05-16${' '.repeat(40)}or later`)).toBe('unclear');
  expect(read(`2026-05-16 ${'x'.repeat(29)}`)).toBe('unclear');
  expect(read(' '.repeat(99))).toBe('blank');
});

test('a date must be between 1900 and 2199', () => {
  const days = ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01'];
  expect(days.map(day => parseCellDate(day, null))).toEqual([
    ...['unclear', { date: '1900-01-01' }, { date: '2199-12-31' }, 'unclear'],
  ]);
});

const day = (text: string) => ({ date: text });
const born = (cell: string, timeZone: string | null, order: DateOrder | null = 'dmy') =>
  parse(cell, { order, timeZone, isBirth: true });

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
  // The clocks went forward at midnight, so this day began at one o'clock.
  ['America/Sao_Paulo', '2017-10-15T03:00:00Z', '2017-10-15'],
])(
  'in the time zone %s the instant “%s” is midnight of %s and is read as that day',
  (timeZone, cell, date) => {
    expect(born(cell, timeZone)).toEqual(day(date));
    expect(parse(cell, { order: 'dmy', timeZone })).toEqual(day(date));
  },
);

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
])('in the time zone %s the instant “%s” is not midnight, so it is not a birth date', (timeZone, cell) => {
  expect(born(cell, timeZone)).toBe('instant');
});

test('a birth date with a time of day but no time zone is read as the written day', () => {
  for (const cell of ['2017-03-14 00:00:00', '2017-03-14T00:00', '14/3/2017 12:00:00 AM', '2017-03-14 09:12'])
    expect(born(cell, hongKong)).toEqual(day('2017-03-14'));
  expect(born('2017-03-14T99:00Z', hongKong)).toBe('unclear');
  expect(born('', hongKong)).toBe('blank');
  expect(born('3/4/2017 00:00', hongKong, null)).toBe('unclear');
});

test('the day of a measurement is the day in the organisation’s time zone', () => {
  const at = (cell: string, timeZone: string | null) => parse(cell, { order: null, timeZone });
  expect(at('2026-05-15T23:30:00Z', hongKong)).toEqual(day('2026-05-16'));
  expect(at('2026-05-15T23:30:00Z', 'Europe/London')).toEqual(day('2026-05-16'));
  expect(at('2026-01-15T23:30:00Z', 'Europe/London')).toEqual(day('2026-01-15'));
  expect(at('2026-05-15 16:00:00', hongKong)).toEqual(day('2026-05-15'));
  expect(at('2026-05-15T23:30:00Z', null)).toBe('instant');
});

test('a birth date with a time just before midnight needs confirmation, because some programs shift dates that way', () => {
  for (const cell of ['2017-03-13 23:59:00', '2017-03-13 23:54:17', '13/3/2017 11:59:59 pm'])
    expect(born(cell, hongKong)).toBe('instant');
  expect(parse('2017-03-13 23:59:00', { timeZone: hongKong })).toBe('instant');
  expect(parse('2017-03-13 23:54:17', { timeZone: hongKong })).toEqual(day('2017-03-13'));
});

test('instants that programs write with names of days and months are parsed', () => {
  for (const cell of [
    'Tue Mar 14 2017 00:00:00 GMT+0800 (Hong Kong Standard Time)',
    'Mon, 13 Mar 2017 16:00:00 GMT',
  ])
    expect(born(cell, hongKong)).toEqual(day('2017-03-14'));
});

test('a birth date with a two-digit year is read as a year possible for a child, and needs confirmation', () => {
  const read = (cell: string, order: DateOrder | null) =>
    readDate(cell, { order, isBirth: true, latest: '2026-11-27' });
  const likely = (date?: string) => ({ problem: 'short-year', ...(date && { likely: date }) });
  expect(read('14-Mar-17', null)).toEqual(likely('2017-03-14'));
  expect(read('29-Feb-16', null)).toEqual(likely('2016-02-29'));
  expect(read('14-三月-17', null)).toEqual(likely('2017-03-14'));
  expect(read('17年3月14日', null)).toEqual(likely('2017-03-14'));
  expect(read('14/3/17', 'dmy')).toEqual(likely('2017-03-14'));
  expect(read('3/14/17', 'mdy')).toEqual(likely('2017-03-14'));
  expect(read('17/3/14', 'ymd')).toEqual(likely('2017-03-14'));
  expect(read('140317', 'dmy')).toEqual(likely('2017-03-14'));
  expect(read('106/3/14', 'ymd')).toEqual(likely('2017-03-14'));
  expect(read('106年3月14日', null)).toEqual(likely('2017-03-14'));
  expect(read('1060314', null)).toEqual(likely('2017-03-14'));
  expect(read('98/3/14', 'ymd')).toEqual(likely('2009-03-14'));
  expect(read('980314', 'ymd')).toEqual(likely('2009-03-14'));
  expect(read('97年2月29日', null)).toEqual(likely('2008-02-29'));
  expect(read('98/3/14', 'dmy')).toEqual(likely());
  expect(read('9999999', 'ymd')).toEqual({ problem: 'unreadable' });
  expect(read('14/3/17', null)).toEqual(likely());
  expect(read('14-Mar-71', null)).toEqual(likely());
  expect(read('29-Feb-17', null)).toEqual(likely());
});

test('a date that a spreadsheet stores as a serial number is read correctly and needs confirmation', () => {
  expect(readDate('42808')).toEqual({ problem: 'serial', likely: '2017-03-14' });
  expect(readDate('42808.4')).toEqual({ problem: 'serial', likely: '2017-03-14' });
  expect(readDate('42807.99931')).toEqual({ problem: 'serial' });
  expect(readDate('12345')).toEqual({ problem: 'unreadable' });
});

test('the date order of a file follows from its dates if they allow one order only; otherwise the user chooses', () => {
  expect(dateOrdersIn(['17-03-14', '18-06-05'])).toEqual(['dmy', 'ymd']);
  expect(dateOrdersIn(['14/03/17', '31/05/32'])).toEqual(['dmy']);
  expect(dateOrdersIn(['14.03.17', '31.05.18', '1/2/2017'])).toEqual(['dmy']);
  expect(dateOrdersIn(['99/12/31'])).toEqual(['ymd']);
  expect(dateOrdersIn(['14032017', '03042017'])).toEqual(['dmy']);
  expect(dateOrdersIn(['20170314', '14-Mar-17', '42808', 'soon', '', '5/5/2017'])).toBeNull();
  expect(orderOfFile(['3/4/2017'], null)).toEqual({ order: null, choices: ['dmy', 'mdy'], isMixed: false });
  expect(orderOfFile(['3/4/2017'], 'mdy')).toMatchObject({ order: 'mdy', choices: ['dmy', 'mdy'] });
  expect(orderOfFile(['13/4/2017'], 'mdy')).toEqual({ order: 'dmy', choices: [], isMixed: false });
  expect(orderOfFile(['13/4/2017', '4/13/2017'], null)).toEqual({ order: null, choices: [], isMixed: true });
});

test('parsing any text as a date throws no error, and parsing the resulting date returns it unchanged', () => {
  const part = fc.constantFrom(
    ...[
      '14',
      '3',
      '2017',
      '17',
      '106',
      ' ',
      '/',
      '-',
      '.',
      '年',
      '月',
      '日',
      'mar',
      '三月',
      'T',
      '23:59',
      'Z',
      'pm',
      '民國',
    ],
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 14 }),
      fc.constantFrom('dmy', 'mdy', 'ymd', null),
      (parts, order) => {
        const read = readDate(parts.join(''), { order, timeZone: hongKong });
        const found = 'date' in read ? read.date : read.likely;
        if (found !== undefined) expect(readDate(found)).toEqual({ date: found });
      },
    ),
  );
});

test('a DICOM timestamp is read as the day in the organisation’s time zone', () => {
  const on = (cell: string) => readDate(cell, { timeZone: 'Asia/Hong_Kong' });
  expect(on('20260314101500.000000+0800')).toEqual(day('2026-03-14'));
  expect(on('20260314233000+0000')).toEqual(day('2026-03-15'));
  expect(on('20260314T101500Z')).toEqual(day('2026-03-14'));
  expect(on('202603141015')).toEqual(day('2026-03-14'));
  expect(on('20260314991500')).toEqual({ problem: 'unreadable' });
});
