import { expect, test } from 'vitest';
import { Email } from '../../../shared/core/fields.ts';
import { readAddress, readAddresses, splitAddress } from '../../../shared/core/reading/read-addresses.ts';

test.each([
  ['jo@x.com', ['jo@x.com']],
  [' Jo@X.com \n', ['Jo@X.com']],
  ['jo@x.com, mei@y.com; lee@z.com', ['jo@x.com', 'mei@y.com', 'lee@z.com']],
  ['jo@x.com mei@y.com', ['jo@x.com', 'mei@y.com']],
  ['jo@x.com，mei@y.com；lee@z.com、an@z.com', ['jo@x.com', 'mei@y.com', 'lee@z.com', 'an@z.com']],
  ['jo@x.com\nJO@x.com', ['JO@x.com']],
  ['Jo Chan <jo@x.com>, Mei <mei@y.com>', ['jo@x.com', 'mei@y.com']],
  ['Chan, Jo <jo@x.com>; 陈美 <mei@y.com>', ['jo@x.com', 'mei@y.com']],
  ['"Chan, Jo" <jo@x.com>', ['jo@x.com']],
  ['“jo@x.com”', ['jo@x.com']],
  ['‘jo@x.com’', ['jo@x.com']],
  ['jo@x.com & mei@y.com', ['jo@x.com', 'mei@y.com']],
  ['jo@x.com和mei@y.com or lee@z.com', ['jo@x.com', 'mei@y.com', 'lee@z.com']],
  ["Pat O'Brien <pat.o'brien@x.com>, 'Jo' <'jo@x.com'>", ["pat.o'brien@x.com", 'jo@x.com']],
  ['Jo <jo@x.com> Mei <mei@y.com>', ['jo@x.com', 'mei@y.com']],
  ['jo@x.com <jo@x.com>', ['jo@x.com']],
  ['jo@x.com <mei@y.com>', ['mei@y.com', 'jo@x.com']],
  ['Jo Chan\tjo@x.com\nMei Lee\tmei@y.com\t9123 4567', ['jo@x.com', 'mei@y.com']],
  ['Tom and Ann <a@b.co>', ['a@b.co']],
  ['Smith & Sons <a@b.co>', ['a@b.co']],
  ['Sales or Support / Desk <a@b.co>', ['a@b.co']],
  ['Jo Lee | Brightwater <jo@x.com>', ['jo@x.com']],
  ['jo@x.com and Tom & Ann <a@b.co> or mei@y.com', ['jo@x.com', 'a@b.co', 'mei@y.com']],
  ['jo@x.com (Jo Lee)', ['jo@x.com']],
  ['jo@x.com（妈妈）', ['jo@x.com']],
  ['E-mail: jo@x.com', ['jo@x.com']],
  ['邮箱：jo@x.com | mei@y.com / lee@z.com', ['jo@x.com', 'mei@y.com', 'lee@z.com']],
])('email addresses are read from %j without the names of people beside them', (text, addresses) => {
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
  ['Tom and jo@x.com', ['jo@x.com'], ['Tom']],
  ['mei.y.com and Jo <jo@x.com>', ['jo@x.com'], ['mei.y.com']],
  ['nobody', [], ['nobody']],
])('parts of %j that are not email addresses are reported', (text, addresses, wrong) => {
  expect(readAddresses(text)).toEqual({ addresses, wrong });
});

test.each(['', ' \n ', ' ; , ', '<>', '""'])('the text %j contains no email address', text => {
  expect(readAddresses(text)).toEqual({ addresses: [], wrong: [] });
});

test.each([
  ['Jo Lee <jo.lee@example.org>', 'jo.lee@example.org'],
  ['mailto:jo@example.org', 'jo@example.org'],
  ['<mailto:jo@example.org?subject=Hello>', 'jo@example.org'],
  ['jo@example.org\u200B', 'jo@example.org'],
  ['\u202Ajo@example.org\u202C', 'jo@example.org'],
  ['\u00A0jo@example.org ', 'jo@example.org'],
  ['ｊｏ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'jo@example.org'],
  ['jo@example。org', 'jo@example.org'],
  ['(jo@example.org)', 'jo@example.org'],
  ['jo@example.org.', 'jo@example.org'],
  ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
  ['Tom and Ann <a@b.co>', 'a@b.co'],
  ['陈美 <mei@例子.公司>', 'mei@xn--fsqu00a.xn--55qx5d'],
  ["pat.o'brien+kids@example.org", "pat.o'brien+kids@example.org"],
  ['a/b=c&d@example.org', 'a/b=c&d@example.org'],
])('the text %j is read as one email address, whether typed or sent to the API', (text, address) => {
  expect(readAddress(text)).toBe(address);
  expect(Email.parse(text)).toBe(address);
});

test.each([
  'jo@example',
  'jo@example.org; ann@example.org',
  'Jo Lee',
  'jo lee@example.org, x',
  'jo..lee@example.org',
  'jo@-example.org',
  'jo@例子.公司/path',
  `${'x'.repeat(65)}@example.org`,
  'x'.repeat(5000),
])('the text %j is not exactly one email address; it stays as typed and fails validation', text => {
  expect(readAddress(text)).toBe(text);
  expect(Email.safeParse(text).success).toBe(false);
});

test('an email address is split after its last “@”', () => {
  expect(splitAddress('jo.lee@example.org')).toEqual(['jo.lee@', 'example.org']);
  expect(splitAddress('"a@b"@example.org')).toEqual(['"a@b"@', 'example.org']);
});
