import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guessFields } from '../../../../shared/features/intake/imports/guess-fields.ts';
import { likelyDates, readRows } from '../../../../shared/features/intake/imports/read-rows.ts';
import { readList } from '../../../../web/features/intake/imports/read-list.ts';

const read = (
  name: string,
  ...chosen: Parameters<typeof readList> extends [unknown, ...infer Rest] ? Rest : []
) => readList(Uint8Array.from(readFileSync(new URL(`files/${name}`, import.meta.url))), ...chosen);

test('a list in UTF-8 with one cut character is offered in UTF-8 first, with what is lost', async () => {
  const found = await read('one-cut-character.csv');
  if (!('previews' in found)) throw new Error('no previews');
  const [first] = found.previews;
  expect(first).toMatchObject({ encoding: 'utf-8', lost: 1 });
  expect(first?.rows.map(([name]) => name)).toEqual(['姓名', '陳大文', '歐陽娜', '李小龍']);
  const table = await read('one-cut-character.csv', 'utf-8');
  expect(table).toMatchObject({
    table: { rows: [{}, { cells: ['歐陽娜', '2017-06-14', expect.stringContaining('\uFFFD')] }, {}] },
  });
});

test('a list in UTF-16 without a mark is read', async () => {
  expect(await read('utf16-without-mark.csv')).toMatchObject({
    table: { headings: ['Full name', 'Date of birth'], rows: [{ cells: ['Utfa Testone', '2017-03-14'] }] },
  });
});

test('a file that is no list says what it is', async () => {
  expect(await read('old-workbook.xls')).toEqual({ problem: 'oldWorkbook' });
  expect(await read('with-password.xlsx')).toEqual({ problem: 'lockedWorkbook' });
  expect(await read('web-page.xls')).toEqual({ problem: 'webPage' });
});

test('years of two digits are asked about once, with the day that each one is likely to be', async () => {
  const found = await read('two-digit-years.csv');
  if (!('table' in found)) throw new Error('no table');
  const columns = guessFields(found.table.headings);
  const options = { columns, dateOrder: null, timeZone: 'Asia/Hong_Kong' };
  expect(likelyDates(found.table, options)).toEqual([
    { text: '14-Mar-17', date: '2017-03-14' },
    { text: '05-Jun-18', date: '2018-06-05' },
    { text: '29-Feb-16', date: '2016-02-29' },
  ]);
  expect(readRows(found.table, options)[0]?.problems).toMatchObject([
    { field: 'birthDate', problem: 'shortYear', text: '14-Mar-17' },
  ]);
  const confirmed = readRows(found.table, { ...options, takesLikely: true });
  expect(confirmed.map(({ child }) => child?.birthDate)).toEqual(['2017-03-14', '2018-06-05', '2016-02-29']);
});
