import { expect, test } from 'vitest';
import { type DateOrder, dateOrderOf, dateOrders } from '../../../shared/core/dates/date-order.ts';
import { countryCodes } from '../../../shared/core/places/countries.ts';
import { dateIn, readDate } from '../../../shared/core/reading/read-date.ts';

const readTypedDate = (text: string, order?: DateOrder) => readDate(text, { order });
const parseTypedDate = (text: string, order?: DateOrder) => dateIn(text, { order });

test.each([
  ['2017-03-14', '2017-03-14'],
  ['2017-3-4', '2017-03-04'],
  ['2017/3/14', '2017-03-14'],
  ['2017.3.14', '2017-03-14'],
  ['2017 3 14', '2017-03-14'],
  ['2017年3月14日', '2017-03-14'],
  ['2017년 3월 14일', '2017-03-14'],
  ['2017. 3. 14.', '2017-03-14'],
  ['١٤/٠٣/٢٠١٧', '2017-03-14'],
  ['2017 年 3 月 14 日', '2017-03-14'],
  ['2017年03月14号', '2017-03-14'],
  ['2017年3月14號', '2017-03-14'],
  ['2017年3月14', '2017-03-14'],
  ['2017年3月14日星期二', '2017-03-14'],
  ['2017年3月14日（周二）', '2017-03-14'],
  ['二〇一七年三月十四日', '2017-03-14'],
  ['二零一七年十二月三十一日', '2017-12-31'],
  ['2017年十月二十日', '2017-10-20'],
  ['20170314', '2017-03-14'],
  [' 2017-03-14 ', '2017-03-14'],
  ['２０１７－０３－１４', '2017-03-14'],
  ['２０１７／３／１４', '2017-03-14'],
  ['２０１７年３月１４日', '2017-03-14'],
  ['2017。3。14', '2017-03-14'],
  ['14 Mar 2017', '2017-03-14'],
  ['14-Mar-2017', '2017-03-14'],
  ['14Mar2017', '2017-03-14'],
  ['14 march, 2017', '2017-03-14'],
  ['14th March 2017', '2017-03-14'],
  ['the 1st of March 2017', '2017-03-01'],
  ['March 4, 2017', '2017-03-04'],
  ['March 2nd, 2017', '2017-03-02'],
  ['Mar. 23rd 2017', '2017-03-23'],
  ['2017 Mar 14', '2017-03-14'],
  ['1 Sept 2017', '2017-09-01'],
  ['Tuesday, 14 March 2017', '2017-03-14'],
  ['Tue 14 Mar 2017', '2017-03-14'],
  ['29 February 2024', '2024-02-29'],
  ['14-三月-2017', '2017-03-14'],
  ['14 3月 2017', '2017-03-14'],
  ['14. März 2017', '2017-03-14'],
  ['14 de marzo de 2017', '2017-03-14'],
  ['14 août 2017', '2017-08-14'],
  ['民國106年3月14日', '2017-03-14'],
  ['民國一〇六年三月十四日', '2017-03-14'],
  ['民国 106/3/14', '2017-03-14'],
  ['平成29年3月14日', '2017-03-14'],
  ['令和元年5月1日', '2019-05-01'],
  ['2017/3/14 上午 12:00:00', '2017-03-14'],
  ['2017-03-14 09:12', '2017-03-14'],
  ['14 Jan 2017', '2017-01-14'],
  ['14  Mar   2017', '2017-03-14'],
  [' Tue 14 Mar 2017 ', '2017-03-14'],
  ['the 14th of 3, 2017', '2017-03-14'],
  [`14 Mar 2017${' '.repeat(29)}`, '2017-03-14'],
])('the date “%s” is read as %s', (typed, date) => {
  for (const order of [...dateOrders, undefined]) expect(parseTypedDate(typed, order)).toBe(date);
});

test.each([
  '14/3/2017',
  '14.03.2017',
  '14-3-2017',
  '14 3 2017',
  '１４／３／２０１７',
  '3/14/2017',
  '14032017',
])('the typed date %s can mean only one day, whatever the organisation’s date order', typed => {
  for (const order of [...dateOrders, undefined])
    expect(readTypedDate(typed, order)).toEqual({ date: '2017-03-14' });
});

test.each<[string, DateOrder | undefined, string | undefined]>([
  ['3/4/2017', 'dmy', '2017-04-03'],
  ['3/4/2017', 'mdy', '2017-03-04'],
  ['03042017', 'dmy', '2017-04-03'],
  ['03042017', 'mdy', '2017-03-04'],
  ['12.11.2010', 'dmy', '2010-11-12'],
  ['20.11.2010', 'mdy', '2010-11-20'],
  ['20112010', 'dmy', '2010-11-20'],
  ['3/3/2017', undefined, '2017-03-03'],
  ['5 5 2017', 'ymd', '2017-05-05'],
])('the typed date %s is read with the date order %s as %s', (typed, order, date) => {
  expect(parseTypedDate(typed, order)).toBe(date);
});

test.each(['ymd', undefined] as const)(
  'with the date order %s an ambiguous typed date is not read',
  order => {
    expect(readTypedDate('3/4/2017', order)).toEqual({ problem: 'ambiguous' });
    expect(readTypedDate('03042017', order)).toEqual({ problem: 'ambiguous' });
  },
);

test.each(['14/3/17', '17-3-14', '14 Mar 17', 'March 14, 17', '17年3月14日', '140317', '1/2/3'])(
  'the typed date %s is rejected because the year needs four digits',
  typed => {
    for (const order of dateOrders)
      expect(readTypedDate(typed, order)).toMatchObject({ problem: 'short-year' });
  },
);

test.each([
  '2017-02-30',
  '2017-13-01',
  '2017-00-10',
  '31 Apr 2017',
  '29/2/2023',
  '31/11/2020',
  '0/5/2017',
  '32 March 2017',
  '2017年2月29日',
  '20171301',
])('the typed date %s is rejected as a day that does not exist', typed => {
  for (const order of dateOrders) expect(readTypedDate(typed, order)).toEqual({ problem: 'no-such-day' });
});

test.each(['0017-03-14', '14/3/1017', '9999-12-31', '1899-12-31', '14 Mar 2200'])(
  'the typed date %s is rejected because the year is implausible',
  typed => {
    expect(readTypedDate(typed, 'dmy')).toEqual({ problem: 'unlikely-year' });
  },
);

test.each([
  '',
  'soon',
  '2017-3',
  '201703145',
  '14 Marble 2017',
  'ma 14 2017',
  '3月4日2017年',
  '2017月3年14日',
  '十十年三月十四日',
  'March April 2017',
  '2017 14 Mar',
  '14/3/-2017',
  '214/3/2017',
  '2017-03-14T00:00:00Z',
  'Mon',
  '14/3/2017 or 15/3/2017',
  '<b>14 Mar 2017</b>',
  '1'.repeat(500),
  `2017${' '.repeat(300)}-3-14`,
])('the text “%s” cannot be read as a date, whatever the date order', typed => {
  for (const order of dateOrders) expect(parseTypedDate(typed, order)).toBeUndefined();
});

test.each([
  '14 Marble 2017',
  'the',
  '14 the Mar 2017',
  '14/3/201',
  '20170314x',
  '2017年3月二三十日',
  '2017年3月十二三日',
  '2017年3月十十日',
  `14 Mar ${' '.repeat(80)} 2017`,
])('the text “%s” is not reported as a mistyped date, because it does not look like a date', typed => {
  expect(readTypedDate(typed, 'dmy')).toEqual({ problem: 'unreadable' });
});

test('each country has a date order, and in most the day comes first', () => {
  expect(dateOrderOf('HK')).toBe('dmy');
  expect(dateOrderOf('GB')).toBe('dmy');
  expect(dateOrderOf('SG')).toBe('dmy');
  expect(dateOrderOf('US')).toBe('mdy');
  expect(dateOrderOf('PH')).toBe('mdy');
  expect(dateOrderOf('CN')).toBe('ymd');
  expect(dateOrderOf('TW')).toBe('ymd');
  const others = countryCodes.filter(country => dateOrderOf(country) !== 'dmy');
  expect(others).toHaveLength(25);
});
