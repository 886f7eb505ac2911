import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guessFields } from '../../../../shared/features/intake/imports/guess-fields.ts';
import { likelyDates, readRows } from '../../../../shared/features/intake/imports/read-rows.ts';
import { readList } from '../../../../web/features/intake/imports/read-list.ts';
import type { TableChoice } from '../../../../web/ui/file/table/read-table-file.ts';

const bytesOf = (name: string) => Uint8Array.from(readFileSync(new URL(`files/${name}`, import.meta.url)));
const read = (name: string, choice?: TableChoice) => readList(bytesOf(name), choice);

/** The children read from a file: name, birth date and the cells that could not be read. */
async function children(name: string, choice?: TableChoice) {
  const found = await read(name, choice);
  if (!('table' in found)) throw new Error(JSON.stringify(found));
  const columns = guessFields(found.table.headings);
  const rows = readRows(found.table, { columns, dateOrder: null, timeZone: 'Asia/Hong_Kong' });
  return { notes: found.notes, rows: rows.map(({ child, problems }) => child ?? problems) };
}

test('for a UTF-8 list with one broken character, UTF-8 is the first encoding offered, and the preview shows this character', async () => {
  const found = await read('one-cut-character.csv');
  if (!('previews' in found)) throw new Error('no previews');
  const [first] = found.previews;
  expect(first).toMatchObject({ encoding: 'utf-8', lost: 1 });
  expect(first?.rows.map(([name]) => name)).toEqual(['姓名', '陳大文', '歐陽娜', '李小龍']);
  const table = await read('one-cut-character.csv', { encoding: 'utf-8' });
  expect(table).toMatchObject({
    table: { rows: [{}, { cells: ['歐陽娜', '2017-06-14', expect.stringContaining('\uFFFD')] }, {}] },
  });
});

test('a list in UTF-16 without a byte order mark is read', async () => {
  expect(await read('utf16-without-mark.csv')).toMatchObject({
    table: { headings: ['Full name', 'Date of birth'], rows: [{ cells: ['Utfa Testone', '2017-03-14'] }] },
  });
});

test('if a file is not a list of children, the import states the real type of the file', async () => {
  expect(await read('old-workbook.xls')).toEqual({ problem: 'oldWorkbook' });
  expect(await read('with-password.xlsx')).toEqual({ problem: 'lockedWorkbook' });
  expect(await readList(new TextEncoder().encode('<html><body>Sign in</body></html>'))).toEqual({
    problem: 'webPage',
  });
});

test('if birth years in a list have two digits, the user is asked once, and sees the likely date of each birthday', async () => {
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

test('a web page whose file name ends like a workbook’s is read as a table, and the user is told that it is a web page', async () => {
  expect(await children('web-page.xls')).toMatchObject({
    notes: { isWebPage: true },
    rows: [{ fullName: 'Htmla Testone', birthDate: '2017-03-14' }],
  });
});

test('a workbook is read even if cells and rows do not contain their addresses (such as A1)', async () => {
  expect((await children('no-cell-addresses.xlsx')).rows).toMatchObject([
    { fullName: 'Ada Chan', birthDate: '2017-03-14', mobile: '91234567' },
    { fullName: 'Ben Lee', birthDate: '2017-06-14', mobile: '91234568' },
  ]);
});

test('a visible sheet of a workbook is read rather than a hidden sheet, unless the user chooses another sheet', async () => {
  const visible = await children('hidden-first-sheet.xlsx');
  expect(visible).toMatchObject({
    notes: {
      sheet: 1,
      sheets: [
        { name: 'old', isHidden: true },
        { name: 'Children', isHidden: false },
      ],
    },
    rows: [{ fullName: 'Ada Chan', birthDate: '2017-03-14' }],
  });
  expect((await children('hidden-first-sheet.xlsx', { sheet: 0 })).rows).toMatchObject([
    { fullName: 'Old Secret' },
  ]);
});

test('workbook rows that a filter hides are counted and skipped, unless the user chooses to import hidden rows', async () => {
  expect(await children('filtered-rows.xlsx')).toMatchObject({
    notes: { hiddenRows: 1, isHiddenRead: false },
    rows: [{ fullName: 'Ada Chan', birthDate: '2017-03-14' }],
  });
  expect(await children('filtered-rows.xlsx', { withHidden: true })).toMatchObject({
    notes: { hiddenRows: 1, isHiddenRead: true },
    rows: [{ fullName: 'Left School' }, { fullName: 'Ada Chan' }],
  });
});

test('an escaped control character in a workbook’s text is left out when the text is read', async () => {
  expect((await children('escaped-controls.xlsx')).rows).toMatchObject([
    { fullName: 'Ada Chan', birthDate: '2017-03-14', address: '12 High St Oxford' },
  ]);
});
