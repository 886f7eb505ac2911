import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { toCsv } from '../../../../shared/core/csv.ts';
import { findProblems } from '../../../../web/features/screening/form/check-values.ts';
import { emptyScreening, toFields } from '../../../../web/features/screening/form/screening-values.ts';
import {
  daySheet,
  fillFromSheet,
  readCsvSheet,
  readDaySheet,
  sheetLimits,
} from '../../../../web/features/screening/prepared-days/day-sheet.ts';
import { fillRecord } from '../../../../web/features/screening/prepared-days/fill-record.ts';
import { stageOf } from '../../../../web/features/screening/prepared-days/record-stage.ts';
import { readXlsx } from '../../../../web/ui/file/xlsx/read-xlsx.ts';
import { workbook } from '../../../support/files/workbook.ts';
import { caseId, prepareDevice, screen } from './browser-day.ts';

const id = `case_${'A'.repeat(22)}`;
const children = [{ id, fullName: '=Ada "Wong"' }];

test('each row of a class sheet is read for the child with the row’s ID; zero, blank and “not done” stay distinct', () => {
  const [head = [], titles = [], row = []] = daySheet(children, ({ key }) => `what ${key} is`);
  const put = (key: string, text: string) => {
    row[head.indexOf(key)] = text;
  };
  put('romberg.whole.seconds', '0');
  put('oneLeg.left.seconds', 'unable');
  const read = readCsvSheet(toCsv([head, titles, row]).slice(1));
  expect(read?.map(({ caseId, cells }) => [caseId, cells.size])).toEqual([[id, 2]]);
  const [only] = read ?? [];
  if (!only) throw new Error('nothing was read');
  const { tests } = toFields(fillFromSheet(emptyScreening('2026-11-21', ''), only));
  expect(tests.romberg.whole).toMatchObject({ state: 'done', values: { seconds: 0, sway: null } });
  expect(tests.oneLeg.left).toMatchObject({ state: 'notDone', reason: 'unable' });
  expect(tests.oneLeg.right).toBeNull();
});

test('blank cells of a class sheet leave earlier values unchanged, and any other kind of file is rejected', () => {
  const before = emptyScreening('2026-11-21', '');
  before.tests.midline.places.whole = { values: { grade: '3' }, reason: '', note: '' };
  const after = fillFromSheet(before, { caseId: id, cells: new Map([['crawling.whole.grade', '1']]) });
  expect(after.tests.midline.places.whole?.values.grade).toBe('3');
  expect(after.tests.crawling.places.whole?.values.grade).toBe('1');
  expect(readCsvSheet('name;born\nAda;2018')).toBeUndefined();
});

test('a value from a class sheet takes back a “not done”, and a reason beside a value is shown as an error', () => {
  const before = emptyScreening('2026-11-21', '');
  before.tests.oneLeg.places.left = { values: { seconds: '' }, reason: 'noTime', note: 'Bell rang' };
  const cells = new Map([
    ['oneLeg.left.seconds', '12'],
    ['romberg.whole.seconds', '9'],
    ['romberg.whole.sway', 'unable'],
  ]);
  const after = fillFromSheet(before, { caseId: id, cells });
  expect(toFields(after).tests.oneLeg.left).toEqual({ state: 'done', values: { seconds: 12 } });
  expect(toFields(after).tests.romberg.whole).toMatchObject({ state: 'done', values: { seconds: 9 } });
  expect(Object.keys(findProblems(after, { today: '2026-11-21', birthDate: null }))).toEqual([
    'tests.romberg.whole.values.sway',
  ]);
});

test('a class sheet leaves a screening that is finished on the device unchanged, and one to correct has to be finished again', async () => {
  const store = await prepareDevice(1);
  const row = { caseId: caseId(0), cells: new Map([['romberg.whole.seconds', '3']]) };
  await screen(store, 0, '10', true);
  const finished = store.record(caseId(0));
  const begun = {
    band: '7-11',
    bandReason: null,
    at: '',
    initial: emptyScreening('2026-11-21', ''),
  } as const;
  expect(stageOf(finished)).toBe('kept');
  expect(fillRecord(finished, row, begun)).toBe(finished);
  const rejected = { ...finished, refusal: { code: 'request.invalid', fields: [] } };
  const filled = fillRecord(rejected, row, begun);
  expect(filled.values?.tests.romberg.places.whole?.values.seconds).toBe('3');
  expect(stageOf(filled)).toBe('draft');
});

const sheetXml = (...rows: string[][]) =>
  `<worksheet><sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells.map((cell, column) => cell.replace('<c', `<c r="${String.fromCharCode(65 + column)}${at + 1}"`)).join('')}</row>`).join('')}</sheetData></worksheet>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: string) => `<c><v>${value}</v></c>`;

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>) {
  const read = await readXlsx(bytes, sheetLimits);
  return 'problem' in read ? read : readDaySheet(read.rows);
}

test('a class sheet in a workbook is read like a class sheet in CSV, with numbers as the spreadsheet shows them', async () => {
  const sheet = sheetXml(
    ['id', 'name', 'eyeTracking.vertical.seconds', 'romberg.whole.seconds', 'oneLeg.left.seconds'].map(text),
    ['', '', 'Eye tracking', 'Romberg', 'One leg'].map(text),
    [text(id), text('Ada'), number('2.2999999999999998'), number('0'), text('unable')],
  );
  expect(await readWorkbook(workbook(sheet))).toEqual([
    {
      caseId: id,
      cells: new Map([
        ['eyeTracking.vertical.seconds', '2.3'],
        ['romberg.whole.seconds', '0'],
        ['oneLeg.left.seconds', 'unable'],
      ]),
    },
  ]);
});

test('a class sheet downloaded as a workbook can be read again, even if a child’s name looks like a formula', async () => {
  const rows = daySheet(children, ({ key }) => `what ${key} is`).map(cells =>
    cells.map(value => ({ value, type: String })),
  );
  const bytes = Uint8Array.from(await writeXlsxFile(rows).toBuffer());
  expect(await readWorkbook(bytes)).toEqual([{ caseId: id, cells: new Map() }]);
});

test('a class sheet in a workbook that is too large or invalid is rejected', async () => {
  const empty = workbook('<worksheet/>');
  expect(await readWorkbook(empty.slice(0, empty.length - 30))).toEqual({ problem: 'notXlsx' });
  expect(await readWorkbook(workbook(`<sheetData><c r="ZZ1"><v>1</v></c></sheetData>`))).toMatchObject({
    problem: 'tooLarge',
  });
  const many = Array.from({ length: 1_001 }, (_, at) => `<c r="A${at + 1}"><v>1</v></c>`).join('');
  expect(await readWorkbook(workbook(`<sheetData>${many}</sheetData>`))).toEqual({ problem: 'tooManyRows' });
  expect(await readWorkbook(workbook(sheetXml(['name'].map(text), ['Ada'].map(text))))).toBeUndefined();
});
