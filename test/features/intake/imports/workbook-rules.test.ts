import { expect, test } from 'vitest';
import { readList } from '../../../../web/features/intake/imports/read-list.ts';
import { readWebPage } from '../../../../web/ui/file/read-web-page.ts';
import { workbook } from '../../../support/files/workbook.ts';

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const sheetOf = (...rows: string[]) =>
  `<worksheet><sheetData>${rows.map(row => `<row>${row}</row>`).join('')}</sheetData></worksheet>`;
const list = sheetOf(
  text('A1', 'Name') + text('B1', 'DOB'),
  text('A2', 'Ada Chan') + text('B2', '2017-03-14'),
);

async function read(sheet: string | Buffer, more?: Record<string, string | Buffer>) {
  const found = await readList(workbook(sheet, more));
  if (!('table' in found)) throw new Error(JSON.stringify(found));
  return { ...found.notes, headings: found.table.headings, rows: found.table.rows.map(({ cells }) => cells) };
}

const sheets = (...names: [name: string, state?: string][]) => ({
  'xl/workbook.xml': `<workbook><sheets>${names
    .map(
      ([name, state], at) =>
        `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="rId${at + 1}"/>`,
    )
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${names
    .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
    .join('')}</Relationships>`,
});

test('if a workbook begins with a cover sheet, the sheet with the list is read', async () => {
  const cover = sheetOf(
    text('A1', 'Sunshine School'),
    text('A3', 'List of 2026') + text('B3', 'for the screening'),
    text('A4', 'x'),
  );
  const more = {
    ...sheets(['Cover'], ['Old', 'veryHidden'], ['3A']),
    'xl/worksheets/sheet2.xml': list,
    'xl/worksheets/sheet3.xml': list,
  };
  expect(await read(cover, more)).toMatchObject({
    sheet: 2,
    headings: ['Name', 'DOB'],
    rows: [['Ada Chan', '2017-03-14']],
  });
});

test('if all sheets of a workbook are hidden, the first sheet with a list is read, and the user is told', async () => {
  expect(await read(list, sheets(['Old', 'hidden']))).toMatchObject({
    sheet: 0,
    sheets: [{ isHidden: true }],
  });
});

test('workbook cells with an error, or with a formula that was never calculated, are read as blank and reported', async () => {
  const sheet = sheetOf(
    text('A1', 'Name') + text('B1', 'DOB') + text('C1', 'School'),
    `${text('A2', 'Ada')}<c r="B2"><f>TODAY()</f><v></v></c><c r="C2" t="e"><f>X</f><v>#REF!</v></c>`,
    `${text('A3', 'Ben')}<c r="B3"><f>DATE(2017,3,14)</f></c><c r="C3" t="str"><f>IF(1,"","")</f><v></v></c>`,
    `${text('A4', 'Cy')}<c r="B4"><f>1</f><v>1</v></c>`,
  );
  expect(await read(sheet)).toMatchObject({
    withoutValue: ['B2', 'C2', 'B3'],
    rows: [['Ada'], ['Ben'], ['Cy', '1']],
  });
});

test('vertically merged workbook cells all get the text of the first cell, and are counted', async () => {
  const sheet = sheetOf(
    text('A1', 'Class') + text('B1', 'Name'),
    text('A2', '3A') + text('B2', 'Ada'),
    text('B3', 'Ben'),
    text('A4', '3B') + text('B4', 'Cy'),
    text('B5', 'Di'),
  ).replace(
    '</worksheet>',
    `<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref='A4:A5'/><mergeCell ref="B9:B99"/></mergeCells></worksheet>`,
  );
  expect(await read(sheet)).toMatchObject({
    merged: 2,
    rows: [
      ['3A', 'Ada'],
      ['3A', 'Ben'],
      ['3B', 'Cy'],
      ['3B', 'Di'],
    ],
  });
});

test('if a filter hides all rows of a workbook, all rows are read and the user is told', async () => {
  const hidden = list.replaceAll('<row><c r="A2"', '<row hidden="true"><c r="A2"');
  expect(await read(hidden)).toMatchObject({
    hiddenRows: 1,
    isHiddenRead: true,
    rows: [['Ada Chan', '2017-03-14']],
  });
});

test('in a workbook, text that looks like an escape sequence but is itself escaped is read as literal text', async () => {
  const sheet = sheetOf(text('A1', 'Name'), text('A2', 'a_x005F_x000D_b_x0041_ _x00_'));
  expect((await read(sheet)).rows).toEqual([['a_x000D_bA _x00_']]);
});

test('a workbook with endless overlapping merged cells is rejected in limited time', async () => {
  const rows = Array.from({ length: 9_000 }, (_, at) => text(`A${at + 1}`, 'x'));
  const merges = '<mergeCell ref="A1:A9000"/>'.repeat(100_000);
  const begun = performance.now();
  expect(await readList(workbook(`${sheetOf(...rows)}<mergeCells>${merges}</mergeCells>`))).toEqual({
    problem: 'tooBigUnpacked',
  });
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('the largest table of a web page is read as the list, without comments and scripts', () => {
  const page = `<html><head><style>td{}</style><title>x</title></head><table><tr><td>menu</table>
    <table><thead><tr><th>Name<th>Note</th></tr></thead><!-- <tr><td>no</td></tr> -->
    <tr><td><b>O&#39;Hara</b> &amp; co<td>two<br>lines&nbsp;</td></tr><tr><td></td><td>x<script>y</script></table>`;
  expect(readWebPage(page)).toEqual([
    ['Name', 'Note'],
    ["O'Hara & co", 'two lines'],
    ['', 'x'],
  ]);
  for (const worst of ['<', '<td', '<td>', '<!--', '<table>', '<script>', '&nbsp;', '<tr><td>x']) {
    const begun = performance.now();
    readWebPage(`<table>${worst.repeat(1_000_000 / worst.length)}`);
    expect(performance.now() - begun, worst).toBeLessThan(2_000);
  }
});

test('hidden columns of a workbook are skipped and reported, unless the user chooses to import hidden columns', async () => {
  const cols = '<cols><col min="2" max="2" hidden="1"/><col min="3" max="3" width="0"/></cols>';
  const rows = sheetOf(
    text('A1', 'Name') + text('B1', 'DOB') + text('C1', 'School') + text('D1', 'Class'),
    text('A2', 'Ada') + text('B2', '2017-03-14') + text('C2', 'Old') + text('D2', '3A'),
  );
  const bytes = workbook(rows.replace('<sheetData>', `${cols}<sheetData>`));
  expect(await readList(bytes)).toMatchObject({
    table: { headings: ['Name', '', '', 'Class'], rows: [{ cells: ['Ada', '', '', '3A'] }] },
    notes: { hiddenColumns: ['DOB', 'School'], areHiddenColumnsRead: false },
  });
  expect(await readList(bytes, { withHiddenColumns: true })).toMatchObject({
    table: { headings: ['Name', 'DOB', 'School', 'Class'] },
    notes: { areHiddenColumnsRead: true },
  });
});

test('workbook rows with a height of zero count as hidden, also if the sheet hides all rows by default', async () => {
  const row = (attributes: string, name: string, line: number) =>
    `<row r="${line}" ${attributes}>${text(`A${line}`, name)}${text(`B${line}`, '2017-03-14')}</row>`;
  const read = async (format: string, rows: string) =>
    readList(
      workbook(
        `<worksheet>${format}<sheetData><row r="1" ht="15">${text('A1', 'Name')}${text('B1', 'DOB')}</row>${rows}</sheetData></worksheet>`,
      ),
    );
  const shown = { table: { rows: [{ cells: ['Ada', '2017-03-14'] }] }, notes: { hiddenRows: 1 } };
  expect(await read('', row('', 'Ada', 2) + row('ht="0" customHeight="1"', 'Bea', 3))).toMatchObject(shown);
  const hidesRows = '<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>';
  expect(await read(hidesRows, row('hidden="0"', 'Ada', 2) + row('', 'Bea', 3))).toMatchObject(shown);
});

test('a workbook sheet that hides its unused rows is read completely', async () => {
  const found = await readList(
    workbook(list.replace('<sheetData>', '<sheetFormatPr zeroHeight="1"/><sheetData>')),
  );
  expect(found).toMatchObject({ table: { rows: [{ cells: ['Ada Chan', '2017-03-14'] }] } });
});

test('a workbook with strings in CDATA and parts in UTF-16 is read', async () => {
  const strings =
    '<sst><si><t><![CDATA[Name]]></t></si><si><t><![CDATA[A & B <t>]]></t></si><si><t>DOB</t></si><si><t>陈</t></si></sst>';
  const cell = (at: string, string: number) => `<c r="${at}" t="s"><v>${string}</v></c>`;
  const sheet = sheetOf(cell('A1', 0) + cell('B1', 2), cell('A2', 1) + cell('B2', 3));
  expect(await read(sheet, { 'xl/sharedStrings.xml': strings })).toMatchObject({
    headings: ['Name', 'DOB'],
    rows: [['A & B <t>', '陈']],
  });
  const utf16 = (xml: string, isBig = false) => {
    const bytes = Buffer.from(`\uFEFF${xml}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };
  for (const isBig of [false, true])
    expect(await read(utf16(sheet, isBig), { 'xl/sharedStrings.xml': utf16(strings, isBig) })).toMatchObject({
      rows: [['A & B <t>', '陈']],
    });
});

test('an escaped letter in a workbook’s number format does not turn the number into a date', async () => {
  const styles = String.raw`<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0\d"/><numFmt numFmtId="171" formatCode="yyyy\-mm\-dd_d"/></numFmts><cellXfs><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`;
  const sheet = sheetOf(
    text('A1', 'Name') + text('B1', 'DOB') + text('C1', 'Mobile'),
    `${text('A2', 'Ada')}<c r="B2" s="1"><v>42808</v></c><c r="C2" s="0"><v>91234567</v></c>`,
  );
  expect(await read(sheet, { 'xl/styles.xml': styles })).toMatchObject({
    rows: [['Ada', '2017-03-14', '91234567']],
  });
});

test('rows that a workbook stores in another order or in two pieces are read as a spreadsheet program displays them', async () => {
  const row = (line: number, cells: string) => `<row r="${line}">${cells}</row>`;
  const sheet = `<worksheet><sheetData>${[
    row(3, text('A3', 'Tom Lee') + text('B3', '2018-05-01')),
    row(1, text('A1', 'Name') + text('B1', 'DOB')),
    row(2, text('B2', '2017-03-14')),
    row(2, text('A2', 'Ada Chan')),
  ].join('')}</sheetData></worksheet>`;
  expect(await read(sheet)).toMatchObject({
    headings: ['Name', 'DOB'],
    rows: [
      ['Ada Chan', '2017-03-14'],
      ['Tom Lee', '2018-05-01'],
    ],
  });
});
