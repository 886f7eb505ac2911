import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../../shared/core/csv.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { findDelimiter, parseCsv } from '../../../../shared/core/parse-csv.ts';
import { decodeBytes } from '../../../../shared/core/reading/decode-bytes.ts';
import { likelyEncoding } from '../../../../shared/core/reading/find-encoding.ts';
import { guessField } from '../../../../shared/features/eye/measurements/guess-columns.ts';
import { measurementTable } from '../../../../shared/features/eye/measurements/measurement-table.ts';
import { fileText, measurementsIn, readTable, tableOf } from './read-file.ts';

const lengths = (text: string, order: 'dmy' | 'mdy' | null = null) =>
  measurementsIn(text, order).map(({ name, birthDate, measuredOn, values: { right, left } }) => [
    name,
    birthDate,
    measuredOn,
    right.axialLength,
    left.axialLength,
  ]);

test('a measurement file with both eyes in one row, ISO dates and quotes is read', () => {
  expect(lengths(fileText('iolmaster.csv'))).toEqual([
    ['Tree Tessa', '2016-04-02', '2026-05-16', 24.15, 23.98],
    ["O'Neil Rory", '2015-11-30', '2026-05-16', 25.02, null],
  ]);
});

test('a measurement file with a row per eye, decimal commas and two lines above its headings is read', () => {
  const found = measurementsIn(fileText('lenstar.csv'));
  expect(found).toMatchObject([
    {
      name: 'Müller Jörg',
      birthDate: '2016-04-02',
      measuredOn: '2026-05-16',
      lines: [4, 5, 6],
      values: { right: { axialLength: 24.17 }, left: { axialLength: 23.98 } },
      repeated: [],
    },
  ]);
});

test('a file’s refraction is read for each eye; with a cylinder of 0 no axis is stored, and 1.37 D is read as 1.375 D', () => {
  expect(measurementsIn(fileText('myopia-master.tsv'), 'mdy')).toMatchObject([
    {
      name: 'Chan Siu Ming',
      birthDate: '2017-03-14',
      measuredOn: '2026-05-16',
      problems: [],
      values: {
        right: { axialLength: 24.1, sph: -1.375, cyl: -0.25, axis: 175 },
        left: { axialLength: 23.96, sph: -1.5, cyl: 0, axis: null },
      },
    },
  ]);
});

test('Chinese column headings in which the eye comes first are recognised', () => {
  expect(measurementsIn(fileText('chinese.csv'))).toMatchObject([
    {
      name: '陈小明',
      birthDate: '2017-03-14',
      values: {
        right: { axialLength: 24.1, sph: -1.75, cyl: -0.25, axis: 175 },
        left: { axialLength: 23.96, sph: 0, cyl: -0.5, axis: 10 },
      },
    },
  ]);
});

test('column headings that contain the eye and the unit are recognised, and similar headings are told apart', () => {
  const known = {
    'AL (OD)': 'axialLengthRight',
    'OS AL [mm]': 'axialLengthLeft',
    AxialLengthOD: 'axialLengthRight',
    'R Sph': 'sphRight',
    'L-CYL': 'cylLeft',
    'Axis (°)': 'axis',
    Achslänge: 'axialLength',
    左眼眼轴: 'axialLengthLeft',
    'Patient Name': 'fullName',
    DOB: 'birthDate',
    'Exam Date': 'measuredOn',
    'R/L': 'eye',
    'R1 [mm]': 'k1',
    'K1 (D)': 'k1',
    'Sph (D)': 'sph',
    'R2 OS [mm]': 'k2Left',
    'R Flat K': 'k1Right',
    'Steep K (OD)': 'k2Right',
    'K1 Axis OS': 'cornealAxisLeft',
    'Achse R1 [°]': 'cornealAxis',
    WTW: 'cornealDiameter',
    'White-to-white OD (mm)': 'cornealDiameterRight',
    右眼K1: 'k1Right',
    '左眼K1轴位(°)': 'cornealAxisLeft',
    右眼角膜直径: 'cornealDiameterRight',
  };
  for (const [heading, field] of Object.entries(known)) expect(guessField(heading), heading).toBe(field);
  for (const heading of [
    'AL SD OD [mm]',
    'K1 D',
    'Km (D)',
    'Axis 1',
    'R [mm]',
    'CCT',
    'Export date of file',
    'Doctor',
    '',
  ])
    expect(guessField(heading), heading).toBeUndefined();
});

const corneas = (name: string, order: 'mdy' | null = null) =>
  measurementsIn(fileText(name), order).map(({ values, problems }) => ({
    problems,
    ...Object.fromEntries(
      eyes.map(eye => {
        const { k1, k2, cornealAxis, cornealDiameter } = values[eye];
        return [eye, [k1, k2, cornealAxis, cornealDiameter]];
      }),
    ),
  }));

test('keratometry is stored as the device wrote it: radii in mm or powers in D, with decimal commas', () => {
  expect(corneas('iolmaster.csv')).toEqual([
    { right: [7.82, 7.7, 175, 12.1], left: [7.84, 7.73, 8, 12], problems: [] },
    { right: [7.6, 7.49, 180, 11.8], left: [7.61, 7.5, 2, null], problems: [] },
  ]);
  expect(corneas('lenstar.csv')).toEqual([
    { right: [7.81, 7.7, 174, 12.2], left: [7.84, 7.73, 8, 12], problems: [] },
  ]);
  expect(corneas('myopia-master.tsv', 'mdy')).toEqual([
    { right: [43, 43.5, null, null], left: [43.1, 43.6, null, null], problems: [] },
  ]);
  expect(corneas('chinese.csv')).toEqual([
    { right: [42.5, 43.25, 178, 11.9], left: [42.62, 43.4, 4, 11.8], problems: [] },
  ]);
});

test('every text encoding that devices use is recognised', () => {
  const text = 'Name;AL\nMüller;24,15\n';
  const utf16 = new Uint8Array([...text].flatMap(one => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]));
  const latin = new Uint8Array([...text].map(one => one.charCodeAt(0)));
  const utf8 = new TextEncoder().encode(`\uFEFF${text}`);
  const chinese = new Uint8Array([0xb3, 0xc2, 0xd0, 0xa1, 0xc3, 0xf7, 0x2c, 0x31]);
  const read = (bytes: Uint8Array) => decodeBytes(bytes, likelyEncoding(bytes));
  expect([utf16, latin, utf8].map(read)).toEqual([text, text, text]);
  expect(read(new Uint8Array([0xff, 0xfe, ...utf16]))).toBe(text);
  expect(read(chinese)).toBe('陈小明,1');
});

test('a CSV file that the product exports can be read again, whatever the cells contain', () => {
  const part = fc.string({
    unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', "'", '陈', ' ', '1'),
  });
  const cell = part.map(text => `x${text}`);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1 }), rows => {
      expect(parseCsv(toCsv(rows).slice(1), ',')).toMatchObject({ rows });
    }),
  );
});

test('a file’s delimiter is the one declared in its first line; otherwise it is the one that gives all rows equally many cells', () => {
  expect(findDelimiter('Name;AL\nA;24,1\nB;24,2')).toBe(';');
  expect(findDelimiter('sep=;\na,b,c;d\n')).toBe(';');
  expect(findDelimiter('Name\tAL\nLi, Ann\t24.1')).toBe('\t');
});

test('if a decimal comma splits a cell of a row, this is reported and the values of the row are dropped', () => {
  const [first] = measurementsIn('Name,DOB,Date,AL R,AL L\nAnn,2016-01-02,2026-05-16,24,15,23,98\n');
  expect(first).toMatchObject({ problems: [{ kind: 'cells' }], values: { right: { axialLength: null } } });
});

test('a measurement file that has no rows, an open quotation mark or too many rows is rejected with the reason', () => {
  expect(readTable('')).toEqual({ problem: 'empty' });
  expect(readTable('Name,DOB,AL\n')).toEqual({ problem: 'empty' });
  expect(readTable('Name,AL\n"Ann,24.1\nBob,24.2\n')).toEqual({ problem: 'openQuote', line: 2 });
  const many = `Name,AL\n${'Ann,24.1\n'.repeat(100_000)}`;
  expect(readTable(many)).toEqual({ problem: 'tooManyRows' });
  expect(tableOf(`Name,AL\n${'Ann,24.1\n'.repeat(measurementTable.maxRows)}`).rows).toHaveLength(
    measurementTable.maxRows,
  );
});

test('two columns with the same heading are read as separate columns', () => {
  expect(tableOf('Name,AL,AL,\nAnn,24.1,24.2,\n').headings).toEqual(['Name', 'AL', 'AL (2)', '']);
});
