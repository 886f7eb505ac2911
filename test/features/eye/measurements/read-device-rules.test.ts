import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkMeasurement } from '../../../../shared/features/eye/measurements/check-measurement.ts';
import { noValues } from '../../../../shared/features/eye/measurements/fields.ts';
import {
  gatherMeasurements,
  type Measurement,
} from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import { guessColumns } from '../../../../shared/features/eye/measurements/guess-columns.ts';
import { readMeasurements } from '../../../../shared/features/eye/measurements/read-measurements.ts';
import type { KnownVisit } from '../../../../shared/features/eye/measurements/schema.ts';
import {
  missingColumns,
  orderIn,
  startColumns,
  unusedHeadings,
} from '../../../../web/features/eye/measurements/columns.ts';
import { readDeviceFile } from '../../../../web/features/eye/measurements/read-device-file.ts';
import { readJoia } from '../../../../web/features/eye/measurements/read-joia.ts';
import { noNotes, type ReadTable } from '../../../../web/ui/file/table/read-table-file.ts';
import { workbook } from '../../../support/files/workbook.ts';
import { fileText, measurementsIn, tableOf } from './read-file.ts';

const bytesOf = (name: string) => readFileSync(new URL(`files/${name}`, import.meta.url));

async function openFile(bytes: Uint8Array<ArrayBuffer>): Promise<ReadTable> {
  const read = await readDeviceFile(bytes);
  if (!('table' in read)) throw new Error(JSON.stringify(read));
  return read;
}

function measuredIn({ table }: ReadTable): Measurement[] {
  const columns = guessColumns(table.headings);
  const options = { columns, dateOrder: null, timeZone: 'Asia/Hong_Kong', withRefraction: true };
  return gatherMeasurements(readMeasurements(table, options));
}

test('a Spot screener’s export is read without choosing columns, and columns that belong to no field are listed', () => {
  const table = tableOf(fileText('spot.csv'));
  expect(measurementsIn(fileText('spot.csv'))).toMatchObject([
    {
      name: 'Chan Tai Man',
      birthDate: '2015-04-05',
      measuredOn: '2025-10-16',
      values: { right: { sph: -0.75, cyl: -0.5, axis: 95 }, left: { sph: -1, cyl: -0.5, axis: 88 } },
      problems: [],
    },
  ]);
  const { columns } = startColumns(table, []);
  expect(unusedHeadings(table, columns.fields)).toEqual(
    expect.arrayContaining(['Od SE', 'Os SE', 'Interpupil', 'Record ID', 'Prescription']),
  );
  expect(missingColumns(columns, orderIn(table, columns))).toEqual(['method']);
});

test('a biometer’s file is read even if one column heading names both a curvature and its axis', () => {
  expect(measurementsIn(fileText('myah.csv'))).toMatchObject([
    {
      measuredOn: '2025-10-16',
      values: {
        right: { k1: 7.89, k2: 7.72, cornealAxis: 178, axialLength: 24.1, cornealDiameter: 11.8 },
        left: { k1: 7.91, k2: 7.74, cornealAxis: 2, axialLength: 23.96, cornealDiameter: 11.9 },
      },
      problems: [],
    },
  ]);
});

const refracted = {
  name: 'Chan Tai Man',
  birthDate: '2015-04-05',
  measuredOn: '2025-10-16',
  values: { right: { sph: -1.25, cyl: -0.5, axis: 173 }, left: { sph: -1, cyl: -0.25, axis: 5 } },
  problems: [],
};

test('a refractometer’s XML file in UTF-16, UTF-8 or Shift_JIS is read, and the file’s median values are used', async () => {
  const file = await openFile(new Uint8Array(bytesOf('refractometer-utf16.xml')));
  expect(measuredIn(file)).toMatchObject([refracted]);
  const text = new TextDecoder('utf-16').decode(bytesOf('refractometer-utf16.xml'));
  for (const encoding of ['UTF-8', 'Shift_JIS']) {
    const bytes = new TextEncoder().encode(text.replace('UTF-16', encoding));
    const again = await openFile(bytes);
    expect(measuredIn(again)).toMatchObject([refracted]);
  }
});

test('in a workbook, the sheet with the measurements is read, and hidden rows of this sheet are skipped', async () => {
  const row = (cells: string[], attributes = '') =>
    `<row${attributes}>${cells.map(cell => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
  const rows = [
    row(['Biometer 3']),
    row(['Name', 'DOB', 'Exam date', 'AL OD', 'AL OS']),
    row(['Chan Tai Man', '2015-04-05', '2025-10-16', '24.10', '23.96']),
    row(['Lee Ann', '2016-05-06', '2025-10-16', '23.10', '23.00'], ' hidden="1"'),
  ];
  const bytes = workbook(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
  const read = await readDeviceFile(bytes);
  if (!('table' in read)) throw new Error(JSON.stringify(read));
  expect(read.notes).toMatchObject({ hiddenRows: 1, isHiddenRead: false, encoding: null });
  expect(measuredIn(read)).toMatchObject([
    {
      name: 'Chan Tai Man',
      measuredOn: '2025-10-16',
      values: { right: { axialLength: 24.1 }, left: { axialLength: 23.96 } },
      problems: [],
    },
  ]);
  expect(await readDeviceFile(bytes, { withHidden: true })).toMatchObject({ table: { rows: [{}, {}] } });
});

const joia = (measures: string) =>
  `<?xml version="1.0"?><Ophthalmology><a:Common><a:Date>2025-10-16</a:Date><a:Patient><a:FirstName>Tai Man</a:FirstName><a:LastName>Chan</a:LastName><a:DOB>2015-04-05</a:DOB></a:Patient></a:Common>${measures}</Ophthalmology>`;

test('if a refractometer’s XML has no median, its last good reading is used; tonometer readings are listed as skipped', () => {
  const refraction =
    '<n:Measure type="REF"><n:REF><n:R><n:List No="1"><n:Sphere>-1.00</n:Sphere></n:List><n:List No="2"><n:Sphere>-1.25</n:Sphere></n:List><n:List No="3"><n:Sphere>-9.00</n:Sphere><n:Error>x</n:Error></n:List></n:R></n:REF></n:Measure>';
  const cornea =
    '<n:Measure type="KM"><n:KM><n:R><n:Median><n:R1><n:Radius>7.89</n:Radius><n:Power>42.75</n:Power><n:Axis>178</n:Axis></n:R1><n:R2><n:Radius>7.72</n:Radius><n:Axis>88</n:Axis></n:R2></n:Median></n:R></n:KM></n:Measure>';
  const table = readJoia(joia(`${refraction}${cornea}<n:Measure type="NT"><n:NT/></n:Measure>`));
  if (!table) throw new Error('not read');
  const columns = guessColumns(table.headings);
  expect(unusedHeadings(table, columns)).toEqual(['NT']);
  expect(
    readMeasurements(table, { columns, dateOrder: null, timeZone: null, withRefraction: true }),
  ).toMatchObject([
    { values: { right: { sph: -1.25, k1: 7.89, k2: 7.72, cornealAxis: 178 } }, problems: [] },
  ]);
});

test('XML that declares entities, has another format or is hostile is rejected quickly', async () => {
  const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>${joia('')}`;
  expect(readJoia(bomb)).toBeUndefined();
  expect(await readDeviceFile(new TextEncoder().encode(`<?xml version="1.0"?>${bomb}`))).toEqual({
    problem: 'notJoia',
  });
  expect(readJoia('<?xml version="1.0"?><Workbook/>')).toBeUndefined();
  const started = performance.now();
  readJoia(joia('<Measure type="REF">'.repeat(200_000)));
  readJoia(joia(`<Measure type="REF">${'<R><List>'.repeat(200_000)}</Measure>`));
  readJoia(joia('<a:b '.repeat(500_000)));
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('in a refractometer’s XML, comments are ignored; a repeated measurement replaces the earlier one and is reported', () => {
  const refraction = (sphere: string) =>
    `<n:Measure type='REF'><n:REF><n:R><n:Median><n:Sphere>${sphere}</n:Sphere></n:Median></n:R></n:REF></n:Measure>`;
  const table = readJoia(
    joia(`<!-- ${refraction('-9.00')} -->${refraction('-1.25')}${refraction('-2.25')}`)
      .replace('Tai Man', '<![CDATA[Tai]]></a:FirstName><a:MiddleName>Man')
      .replace('Man</a:FirstName>', 'Man</a:MiddleName>'),
  );
  if (!table) throw new Error('not read');
  expect(measuredIn({ table, notes: noNotes })).toMatchObject([
    {
      name: 'Chan Tai Man',
      values: { right: { sph: -2.25 } },
      repeated: [{ eye: 'right', what: 'power', earlier: ['-1.25'] }],
    },
  ]);
});

test('a patient name in DICOM notation is read as plain words, without prefix and suffix', () => {
  const text =
    'PatientName,PatientBirthDate,StudyDate,Laterality,AL\nChan^Tai^Man^Master^Jr=陳^大文,20150405,20251016,R,24.1\n';
  expect(measurementsIn(text)).toMatchObject([
    { name: 'Chan Tai Man', birthDate: '2015-04-05', measuredOn: '2025-10-16' },
  ]);
});

test('rounding of a power between two steps is reported; reading 0.12 as 0.125 is not reported', () => {
  const head = 'Name,DOB,Date,Sph R,Cyl R,Axis R\n';
  const problemsOf = (powers: string) => measurementsIn(`${head}Ann Li,2016-01-02,2026-05-16,${powers}\n`)[0];
  expect(problemsOf('-1.30,-0.5,10')).toMatchObject({
    values: { right: { sph: -1.25, cyl: -0.5, axis: 10 } },
    problems: [{ kind: 'rounded', value: 'sph', eye: 'right', text: '-1.30', now: -1.25 }],
  });
  expect(problemsOf('-1.37,-0.12,10')).toMatchObject({
    values: { right: { sph: -1.375, cyl: -0.125 } },
    problems: [],
  });
});

const visit = (powers: KnownVisit['powers']): KnownVisit => ({
  id: 'eye_1',
  date: '2025-05-16',
  reference: 'R-2025-000001',
  status: 'finished',
  powers,
  axialLength: { right: null, left: null },
});

test('each imported power and axis is compared with the last visit’s power and axis by the same method', () => {
  const eye = { sph: -1, cyl: -0.75, axis: 10 };
  const child = { birthDate: '2016-01-02', visits: [visit({ dry: { right: eye, left: eye } })] };
  const check = (changes: object, method: 'dry' | 'cycloplegic' = 'dry') =>
    checkMeasurement(
      {
        measuredOn: '2026-05-16',
        values: { right: { ...noValues, ...eye, ...changes }, left: { ...noValues, ...eye } },
      },
      child,
      { today: '2026-05-16', method },
    );
  expect(check({ sph: -1.75 })).toEqual([]);
  const found = { kind: 'power', eye: 'right', on: '2025-05-16' };
  expect(check({ sph: -2 })).toEqual([{ ...found, how: 'change', field: 'sph', before: -1, now: -2 }]);
  expect(check({ sph: 1 })).toEqual([{ ...found, how: 'sign', field: 'sph', before: -1, now: 1 }]);
  expect(check({ axis: 90 })).toEqual([{ ...found, how: 'axis', field: 'axis', before: 10, now: 90 }]);
  expect(check({ sph: -2 }, 'cycloplegic')).toEqual([]);
});

const head = 'Name,DOB,Exam date';
const ann = 'Ann Lee,2016-01-02,20260314101500.000000+0800';

test('a power written in one cell is read, whether there is a column for each eye or one column that names the eye', () => {
  const right = { sph: -1.25, cyl: -0.5, axis: 173 };
  const left = { sph: -1, cyl: 0, axis: null };
  const read = { measuredOn: '2026-03-14', values: { right, left }, problems: [] };
  expect(measurementsIn(`${head},Rx OD,Rx OS\n${ann},-1.25/-0.50x173,-1.00 DS\n`)).toMatchObject([read]);
  expect(
    measurementsIn(`${head},Eye,Refraction\n${ann},R,-1.25 -0.50 X 173\n${ann},L,-1.00 DS\n`),
  ).toMatchObject([read]);
});

test('a power in one cell is rejected if the row’s own columns for sphere, cylinder or axis contradict it', () => {
  const file = (cyl: string) => `${head},Sph OD,Cyl OD,Axis OD\n${ann},-1.25/-0.50x173,${cyl},173\n`;
  expect(measurementsIn(file('-0.50'))).toMatchObject([{ problems: [], values: { right: { cyl: -0.5 } } }]);
  expect(measurementsIn(file('-0.75'))).toMatchObject([
    { problems: [{ kind: 'number', value: 'cyl', eye: 'right' }], values: { right: { sph: null } } },
  ]);
});

test('a DICOM timestamp is read as the day in the organisation’s time zone', () => {
  expect(measurementsIn(`${head},AL R\nAnn,2016-01-02,20260314233000+0000,24.1\n`)).toMatchObject([
    { measuredOn: '2026-03-15' },
  ]);
});

test('the axial length is read from a biometer’s XML', () => {
  const eye = (length: string) => `<n:Median><n:AxialLength unit="mm">${length}</n:AxialLength></n:Median>`;
  const measure = `<n:Measure type="AXM"><n:AXM><n:R>${eye('24.10')}</n:R><n:L>${eye('23.96')}</n:L></n:AXM></n:Measure>`;
  const table = readJoia(joia(measure));
  if (!table) throw new Error('not read');
  const columns = guessColumns(table.headings);
  expect(unusedHeadings(table, columns)).toEqual([]);
  expect(
    readMeasurements(table, { columns, dateOrder: null, timeZone: null, withRefraction: true }),
  ).toMatchObject([{ values: { right: { axialLength: 24.1 }, left: { axialLength: 23.96 } }, problems: [] }]);
});
