import { expect, test } from 'vitest';
import { parseDate, parsePartialDate } from '../../web/ui/form/parse-date.ts';

test.each([
  ['2017-03-14', '2017-03-14'],
  ['2017-3-4', '2017-03-04'],
  ['2017/3/14', '2017-03-14'],
  ['2017.3.14', '2017-03-14'],
  ['2017年3月14日', '2017-03-14'],
  ['20170314', '2017-03-14'],
  [' 2017-03-14 ', '2017-03-14'],
  ['14 Mar 2017', '2017-03-14'],
  ['14 march, 2017', '2017-03-14'],
  ['March 4, 2017', '2017-03-04'],
  ['1 Sept 2017', '2017-09-01'],
])('%s is read as %s', (typed, date) => {
  expect(parseDate(typed)).toBe(date);
});

test.each([
  '',
  'soon',
  '14/3/2017',
  '2017-02-30',
  '2017-13-01',
  '17-3-14',
  '2017-3',
  '201703145',
  '14 Marble 2017',
  '31 Apr 2017',
])('“%s” is left as it was typed', typed => {
  expect(parseDate(typed)).toBeUndefined();
});

test.each([
  ['2019', '2019'],
  ['2019年', '2019'],
  ['2019-3', '2019-03'],
  ['2019/03', '2019-03'],
  ['2019年12月', '2019-12'],
  ['Mar 2019', '2019-03'],
  ['14 Mar 2019', '2019-03-14'],
  ['2019-03-14', '2019-03-14'],
])('%s is read as %s, as far as it is known', (typed, date) => {
  expect(parsePartialDate(typed)).toBe(date);
});

test.each(['19', '2019-13', '2019-00', '3/2019', 'Marble 2019', '2019-02-30'])(
  '“%s” is no date, not even in part',
  typed => {
    expect(parsePartialDate(typed)).toBeUndefined();
  },
);
