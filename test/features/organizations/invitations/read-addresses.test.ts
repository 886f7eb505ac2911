import { expect, test } from 'vitest';
import { readAddresses } from '../../../../web/features/organizations/invitations/read-addresses.ts';

test.each([
  ['jo@x.com', ['jo@x.com']],
  [' Jo@X.com \n', ['jo@x.com']],
  ['jo@x.com, mei@y.com; lee@z.com', ['jo@x.com', 'mei@y.com', 'lee@z.com']],
  ['jo@x.com mei@y.com', ['jo@x.com', 'mei@y.com']],
  ['jo@x.com，mei@y.com；lee@z.com、an@z.com', ['jo@x.com', 'mei@y.com', 'lee@z.com', 'an@z.com']],
  ['jo@x.com\nJO@x.com', ['jo@x.com']],
  ['Jo Chan <jo@x.com>, Mei <mei@y.com>', ['jo@x.com', 'mei@y.com']],
  ['Chan, Jo <jo@x.com>; 陈美 <mei@y.com>', ['jo@x.com', 'mei@y.com']],
  ['"Chan, Jo" <jo@x.com>', ['jo@x.com']],
  ['“jo@x.com”', ['jo@x.com']],
  ["Pat O'Brien <pat.o'brien@x.com>, 'Jo' <'jo@x.com'>", ["pat.o'brien@x.com", 'jo@x.com']],
  ['Jo <jo@x.com> Mei <mei@y.com>', ['jo@x.com', 'mei@y.com']],
  ['jo@x.com <jo@x.com>', ['jo@x.com']],
  ['jo@x.com <mei@y.com>', ['mei@y.com', 'jo@x.com']],
  ['Jo Chan\tjo@x.com\nMei Lee\tmei@y.com\t9123 4567', ['jo@x.com', 'mei@y.com']],
])('addresses are read from %j without the names', (text, addresses) => {
  expect(readAddresses(text)).toEqual({ addresses, wrong: [] });
});

test.each([
  ['jo@x.com, mei.y.com', ['jo@x.com'], ['mei.y.com']],
  ['jo@x.com\nmei', ['jo@x.com'], ['mei']],
  ['jo@x.com, mei', ['jo@x.com'], ['mei']],
  ['mei, jo@x.com', ['jo@x.com'], ['mei']],
  ['jo@x.com mei', ['jo@x.com'], ['mei']],
  ['jo@x', [], ['jo@x']],
  ['Jo@@x.com; mei@y.com', ['mei@y.com'], ['Jo@@x.com']],
  ['Jo <jo@x>, Mei <mei.y.com>', [], ['jo@x', 'mei.y.com']],
  ['mei.y.com, Jo <jo@x.com>', ['jo@x.com'], ['mei.y.com']],
  ['mei.example\tjo@x.com', ['jo@x.com'], ['mei.example']],
  ['Mei <>, Jo <jo@x.com>', ['jo@x.com'], ['Mei']],
  ['Jo <jo@x.com> mei@@y.com', ['jo@x.com'], ['mei@@y.com']],
  ['nobody', [], ['nobody']],
])('invalid parts of %j are reported', (text, addresses, wrong) => {
  expect(readAddresses(text)).toEqual({ addresses, wrong });
});

test.each(['', ' \n ', ' ; , ', '<>', '""'])('%j contains no address', text => {
  expect(readAddresses(text)).toEqual({ addresses: [], wrong: [] });
});
