import { expect, test } from 'vitest';
import { readDate } from '../../web/ui/plain-date.ts';

test.each([
  ['2017-03-14', '2017-03-14'],
  ['2017-3-4', '2017-03-04'],
  ['2017/3/14', '2017-03-14'],
  ['2017.3.14', '2017-03-14'],
  ['2017年3月14日', '2017-03-14'],
  ['20170314', '2017-03-14'],
  [' 2017-03-14 ', '2017-03-14'],
])('%s is read as %s', (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

test.each(['', 'soon', '14/3/2017', '2017-02-30', '2017-13-01', '17-3-14', '2017-3', '201703145'])(
  '“%s” is left as it was typed',
  typed => {
    expect(readDate(typed)).toBeUndefined();
  },
);
