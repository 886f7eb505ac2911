import { expect, test } from 'vitest';
import { toCsv } from '../../../../shared/core/csv.ts';
import { type ImportTable, readCsvTable } from '../../../../shared/core/reading/read-table.ts';
import { childrenTable } from '../../../../shared/features/intake/imports/children-table.ts';
import { guessFields } from '../../../../shared/features/intake/imports/guess-fields.ts';
import { columnsOfProgram, findProgram } from '../../../../shared/features/intake/imports/known-programs.ts';
import { readRows } from '../../../../shared/features/intake/imports/read-rows.ts';
import type { ImportMapping } from '../../../../shared/features/intake/imports/schema.ts';
import { startColumns } from '../../../../web/features/intake/imports/columns.ts';
import { readList } from '../../../../web/features/intake/imports/read-list.ts';
import { previewEncodings } from '../../../../web/ui/file/table/preview-encodings.ts';
import { workbook } from '../../../support/files/workbook.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** 姓名,出生日期 and 陈小明,2017年3月14日 in GB 18030, then the same in Traditional Chinese as Big5. */
const gb = Uint8Array.from(
  Buffer.from('d0d5c3fb2cb3f6c9fac8d5c6da0ab3c2d0a1c3f72c32303137c4ea33d4c23134c8d50a', 'hex'),
);
const big5 = Uint8Array.from(
  Buffer.from('a96da6572ca558a5cda4e9b4c10ab3afa470a9fa2c323031372f332f31340a', 'hex'),
);

async function tableIn(bytes: Uint8Array<ArrayBuffer>): Promise<ImportTable> {
  const read = await readList(bytes);
  if (!('table' in read)) throw new Error(JSON.stringify(read));
  return read.table;
}

function readAll(csv: string, dateOrder: 'dmy' | 'mdy' | null = 'dmy') {
  const table = readCsvTable(csv, childrenTable);
  if ('problem' in table) throw new Error(table.problem);
  return readRows(table, { columns: guessFields(table.headings), dateOrder, timeZone: 'Asia/Hong_Kong' });
}

test('a list in GB 18030 or Big5 is previewed in both encodings, first in the one with recognised headings', async () => {
  expect(previewEncodings(gb, childrenTable)[0]).toMatchObject({
    encoding: 'gb18030',
    rows: [
      ['姓名', '出生日期'],
      ['陈小明', '2017年3月14日'],
    ],
  });
  expect(previewEncodings(big5, childrenTable)[0]).toMatchObject({
    encoding: 'big5',
    rows: [
      ['姓名', '出生日期'],
      ['陳小明', '2017/3/14'],
    ],
  });
  expect(await readList(gb)).toMatchObject({ previews: [{ encoding: 'gb18030' }, {}, {}, {}, {}] });
  expect(await readList(gb, { encoding: 'gb18030' })).toMatchObject({
    table: { headings: ['姓名', '出生日期'] },
  });
  expect(await readList(bytesOf('\uFEFF姓名\n陈小明\n'))).toMatchObject({ table: { headings: ['姓名'] } });
});

test('each row of a list is read as a child; dates, genders and countries may have any common spelling', () => {
  const [one, two] = readAll(
    'Last name,First name,DOB,Sex,Country,Mobile,City,Address\nChan,Siu Ming,14/03/2017,M,Hong Kong,9123 4567,Kowloon,1 Nathan Road\n陈,小明,2017年3月14日,女,中国,,,\n',
  );
  expect(one?.child).toMatchObject({
    ...{
      fullName: 'Siu Ming Chan',
      birthDate: '2017-03-14',
      gender: 'male',
      country: 'HK',
      emailLanguage: 'en',
    },
    ...{ mobile: '9123 4567', address: 'Kowloon, 1 Nathan Road' },
  });
  expect(two?.child).toMatchObject({
    fullName: '陈小明',
    birthDate: '2017-03-14',
    gender: 'female',
    country: 'CN',
    emailLanguage: 'zh',
  });
});

test('an invalid row is reported with the cell and the problem; a repeated child is reported with the earlier line', () => {
  const rows = readAll(
    'Name,DOB,Gender,Email,Country\n,1/2/2017,boy,,\nAnn,31/31/2017,q,ann@,Atlantis\nBea,1/2/2017,,,\nbea,01/02/2017,,,\nCy,1/2/2016,,,,more\n',
  );
  expect(
    rows.map(({ problems }) =>
      problems.map(({ field, problem, text }) => `${field} ${problem} ${text}`.trim()),
    ),
  ).toEqual([
    ['fullName required'],
    [
      'birthDate unclear 31/31/2017',
      'gender ownWord q',
      'country unclear Atlantis',
      'contactEmail invalid ann@',
    ],
    [],
    ['row sameAsLine 4'],
    ['row cells'],
  ]);
  expect(readAll('Name,Email\nAnn,ann@\n')[0]?.problems).toMatchObject([
    { field: 'contactEmail', problem: 'invalid', text: 'ann@' },
  ]);
  expect(readAll('Name,DOB\nAnn,01/02/2017\n', null)[0]?.problems).toMatchObject([{ problem: 'unclear' }]);
});

test('a cell that the product’s own export protected from being read as a formula is imported without the protection', () => {
  for (const name of [
    '=1+1',
    '+A',
    '-B',
    '@C',
    '＝D',
    '＋D',
    '－D',
    '＠E',
    '﹦F',
    '﹢F',
    '﹣F',
    '﹫F',
    '−G',
    '\u3000=H',
    '\u200b=I',
  ]) {
    const csv = toCsv([['Name'], [name]]).slice(1);
    expect(csv).toContain(`"'${name}"`);
    const seen = name.normalize('NFKC').replaceAll('\u200b', '').trim();
    expect(readAll(csv)[0]?.child?.fullName.normalize('NFKC')).toBe(seen);
  }
  expect(readAll(`Name\n'Ofa Tonga\n`)[0]?.child?.fullName).toBe("'Ofa Tonga");
  for (const name of ['\tx', '\rx']) expect(toCsv([[name]])).toContain(`"'`);
});

test('lists of SimplePractice and Cliniko are recognised by their headings', () => {
  const simple = ['First Name', 'Last Name', 'Preferred Name', 'Date of Birth', 'Zip', 'Primary Clinician'];
  const report = ['Client', 'Email', 'Phone', 'Date Added', 'Status', 'Primary Clinician'];
  expect(findProgram(report)).toBe('SimplePractice');
  expect([...columnsOfProgram('SimplePractice', report, [])]).toContainEqual(['Client', 'fullName']);
  const patients = ['First Name', 'Last Name', 'Gender Identity', 'Sex', 'Unapplied Account Credit'];
  expect(findProgram(patients)).toBe('Cliniko');
  expect([...columnsOfProgram('Cliniko', patients, [])]).toContainEqual(['Sex', 'gender']);
  const cliniko = [
    'First name',
    'Last name',
    'Date of birth',
    'Address 1',
    'Address 2',
    'Post code',
    'Emergency contact',
  ];
  expect(findProgram(simple)).toBe('SimplePractice');
  expect(findProgram(cliniko)).toBe('Cliniko');
  expect(findProgram(['Name', 'DOB'])).toBeUndefined();
  expect([...columnsOfProgram('Cliniko', cliniko, ['address'])]).toContainEqual(['Address 2', 'address']);
});

test('values in lists exported by SimplePractice and Cliniko are read in the formats that these programs use', () => {
  const read = (csv: string) => {
    const table = readCsvTable(csv, childrenTable);
    if ('problem' in table) throw new Error(table.problem);
    const { fields, source } = startColumns(table, []);
    return {
      source,
      rows: readRows(table, { columns: fields, dateOrder: 'mdy', timeZone: 'America/New_York' }),
    };
  };
  const simple = read(
    '"Legal First Name *","Legal Last Name *","Date of Birth","Sex","Phone","Email","Street","City","State","Zip Code","Primary Clinician","School"\r\n"Ella","O\'Hara","03/14/2017","Not Specified","(415) 555-0132","pat@example.com","12 Oak St","Daly City","CA","94014","Dr. Ruiz","Hill School"\r\n',
  );
  expect(simple).toMatchObject({ source: 'SimplePractice', rows: [{ problems: [] }] });
  expect(simple.rows[0]?.child).toMatchObject({
    ...{ fullName: "Ella O'Hara", birthDate: '2017-03-14', gender: null, mobile: '(415) 555-0132' },
    ...{ address: '12 Oak St, Daly City, CA', postalCode: '94014', school: 'Hill School' },
  });
  const cliniko = read(
    'Id,Title,First name,Last name,Preferred first name,Date of birth,Sex,Gender identity,Email,Mobile,Address 1,Address 2,City,State,Post code,Country,Emergency contact,Medicare\n1187342,Master,Noah,Nguyen,,2016-08-09,Male,,noah.family@example.com,0412 345 678,Unit 3,9 Bay Rd,Sydney,NSW,2000,Australia,"Lan Nguyen, 0412 000 111",\n',
  );
  expect(cliniko).toMatchObject({ source: 'Cliniko', rows: [{ problems: [] }] });
  expect(cliniko.rows[0]?.child).toMatchObject({
    ...{ fullName: 'Noah Nguyen', birthDate: '2016-08-09', gender: 'male', mobile: '0412 345 678' },
    ...{ country: 'AU', fileNumber: '1187342', address: 'Unit 3, 9 Bay Rd, Sydney, NSW' },
  });
});

test('the fields that a user chose for columns are used again even for a file with many columns', () => {
  const headings = ['Name', ...Array.from({ length: 80 }, (_, at) => `Question ${at}`)];
  const table = { headings, rows: [] };
  const kept = { headings: headings.slice(0, 60), columns: [{ heading: 'Name', field: 'otherName' }] };
  const { source, fields } = startColumns(table, [{ ...kept, dateOrder: null } as ImportMapping]);
  expect([source, fields.get('Name')]).toEqual(['remembered', 'otherName']);
});

test('a workbook whose XML elements have namespace prefixes is read like any other workbook', async () => {
  const sheet = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c></x:row>
    <x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t>陈小明</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
  expect(await tableIn(workbook(sheet))).toMatchObject({ headings: ['Name'], rows: [{ cells: ['陈小明'] }] });
});

test('a text that only begins like a ZIP archive is read as text', async () => {
  expect(await readList(bytesOf('PK,Name\n1,Ann\n'))).toMatchObject({ table: { headings: ['PK', 'Name'] } });
});

test('a workbook is read with its dates, shared strings and missing cells', async () => {
  const sheet = `<worksheet><sheetData><row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>DOB</t></is></c></row>
    <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"/><c r="C3" s="1"><v>42808</v></c></row></sheetData></worksheet>`;
  const table = await tableIn(workbook(sheet));
  expect(table).toEqual({
    headings: ['Name', '', 'DOB'],
    rows: [{ line: 3, cells: ['陈小明 & co', '', '2017-03-14'] }],
  });
});

test('an XLSX file that the product has exported can be imported again', async () => {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const head = ['Full name', 'Date of birth'].map(value => ({ value, type: String }));
  const row = [
    { value: '=1+1', type: String },
    { value: '2017-03-14', type: String },
  ];
  const buffer = await writeXlsxFile([head, row]).toBuffer();
  expect(await tableIn(Uint8Array.from(buffer))).toMatchObject({ rows: [{ cells: ['=1+1', '2017-03-14'] }] });
});

test('a sheet with too many columns, or with a cell that is too long, is rejected', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  expect(
    await readList(workbook(`<sheetData>${cell('A1', 'Name')}${cell('ZZ2', 'x')}</sheetData>`)),
  ).toMatchObject({ problem: 'tooLarge', line: 2 });
  expect(await readList(workbook(`<sheetData>${cell('A1', 'x'.repeat(20_000))}</sheetData>`))).toMatchObject({
    problem: 'tooLarge',
  });
});

const instants =
  'Full name,Date of birth\nQutc Testone,2017-03-13T16:00:00.000Z\nQutc Testtwo,2018-06-04T16:00:00.000Z\n';

test('a birthday written as a time is converted to the day in the organisation’s time zone, or rejected if ambiguous', () => {
  const daysIn = (timeZone: string) => {
    const table = readCsvTable(instants, childrenTable);
    if ('problem' in table) throw new Error(table.problem);
    const rows = readRows(table, { columns: guessFields(table.headings), dateOrder: null, timeZone });
    return rows.map(({ child, problems }) => child?.birthDate ?? problems);
  };
  expect(daysIn('Asia/Hong_Kong')).toEqual(['2017-03-14', '2018-06-05']);
  const refused = (text: string) => [{ field: 'birthDate', problem: 'instant', text }];
  expect(daysIn('Europe/London')).toEqual([
    refused('2017-03-13T16:00:00.000Z'),
    refused('2018-06-04T16:00:00.000Z'),
  ]);
});

test('a workbook cell with date and time is read with the time, so that birthdays shifted by a time zone are noticed', async () => {
  const row = (at: number, serial: string) =>
    `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>Ann ${at}</t></is></c><c r="B${at}" s="1"><v>${serial}</v></c></row>`;
  const head =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Date of birth</t></is></c></row>';
  const serials = ['42807.666666666664', '42808', '42808.4', '42807.99999999'];
  const body = serials.map((serial, at) => row(at + 2, serial)).join('');
  const table = await tableIn(workbook(`<worksheet><sheetData>${head}${body}</sheetData></worksheet>`));
  const columns = guessFields(table.headings);
  const rows = readRows(table, { columns, dateOrder: null, timeZone: 'Asia/Hong_Kong' });
  expect(rows.map(({ child, problems }) => child?.birthDate ?? problems[0])).toEqual([
    { field: 'birthDate', problem: 'instant', text: '2017-03-13 16:00:00' },
    ...['2017-03-14', '2017-03-14', '2017-03-14'],
  ]);
});
