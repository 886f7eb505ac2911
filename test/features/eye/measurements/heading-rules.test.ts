import { expect, test } from 'vitest';
import { guessColumns, guessField } from '../../../../shared/features/eye/measurements/guess-columns.ts';
import { isHeading } from '../../../../shared/features/eye/measurements/is-heading.ts';
import {
  MeasurementMapping,
  MeasurementMappings,
} from '../../../../shared/features/eye/measurements/schema.ts';
import { measurementsIn, tableOf } from './read-file.ts';

const guessed = (...headings: string[]) => headings.map(heading => guessField(heading));

test('a unit beside a column heading of a measurement file is ignored, with or without brackets', () => {
  expect(guessed('AL mm', 'AL [mm]', 'AL(mm)', 'Sph dpt', 'Sph [dpt]', 'Sph (D)', 'K1 ( D )')).toEqual([
    ...['axialLength', 'axialLength', 'axialLength', 'sph', 'sph', 'sph', 'k1'],
  ]);
});

test('a column heading may name the eye before or after the measurement, in brackets, or in another language', () => {
  expect(guessed('R AL', 'AL R', 'AL (OD) mm', 'AL [OS]', 'AL droit', 'Gauche AL', 'AL-L')).toEqual([
    ...['axialLengthRight', 'axialLengthRight', 'axialLengthRight', 'axialLengthLeft'],
    ...['axialLengthRight', 'axialLengthLeft', 'axialLengthLeft'],
  ]);
  expect(guessed('右球镜', '左柱镜度', '右眼轴位')).toEqual(['sphRight', 'cylLeft', 'axisRight']);
});

test('a column heading that names only an eye, or both eyes, is not recognised', () => {
  expect(guessed('OD', 'R', '右眼', 'OD AL OS')).toEqual([undefined, undefined, undefined, undefined]);
});

test('words written together in a column heading are separated; accents and punctuation are ignored', () => {
  expect(guessed('AxialLength', 'LastName', 'examDate', 'Sphäre', 'Date_of.Birth', '* DOB *')).toEqual([
    ...['axialLength', 'lastName', 'measuredOn', 'sph', 'birthDate', 'birthDate'],
  ]);
});

test('only the beginning of a long column heading is read', () => {
  expect(guessField(`AL${' '.repeat(78)}x`)).toBe('axialLength');
  expect(guessField(`AL${' '.repeat(77)}x`)).toBeUndefined();
});

const columns = (...headings: string[]) => [...guessColumns(headings)];

test('beside a column “surname”, a column “name” is read as the given name', () => {
  expect(columns('Surname', 'Name', 'Birth', 'ODSph', 'OSAxis', '右眼屈光')).toEqual([
    ['Surname', 'lastName'],
    ['Name', 'firstName'],
    ['Birth', 'birthDate'],
    ['ODSph', 'sphRight'],
    ['OSAxis', 'axisLeft'],
  ]);
});

test('in a measurement file, the row above the headings may name the eyes, also in merged cells', () => {
  const table = tableOf(
    ',,,OD,,,OS,,,\nName,DOB,Date,Sph,Cyl,Axis,Sph,Cyl,Axis,PD\nAnn,2015-04-05,2025-10-16,-1,-0.5,95,-2,-0.75,88,58',
  );
  expect(table.headings.slice(3, 7)).toEqual(['OD Sph', 'OD Cyl', 'OD Axis', 'OS Sph']);
  expect(
    measurementsIn(
      ',,,右眼 (R),,左眼 (L),\n姓名,生日,日期,球镜,柱镜,球镜,柱镜\n陈,2015-04-05,2025-10-16,-1,0,-2,0',
    ),
  ).toMatchObject([{ values: { right: { sph: -1 }, left: { sph: -2 } } }]);
});

test('the eye named in the row above the headings counts only for column headings that occur once per eye', () => {
  const headings = (text: string) => tableOf(`${text}\nAnn`).headings;
  expect(headings(',,OD,,,OS,,,,\nName,DOB,SPH,CYL,AX,SPH,CYL,AX,PD,Exam date')).toEqual([
    ...['Name', 'DOB', 'OD SPH', 'OD CYL', 'OD AX', 'OS SPH', 'OS CYL', 'OS AX', 'PD', 'Exam date'],
  ]);
  expect(headings(',OD,OS,\nName,SE,SE,AL')).toEqual(['Name', 'OD SE', 'OS SE', 'AL']);
  expect(headings(',OD,,OS,,OD,OS,\nName,SPH,PD,SPH,Note,AL,AL,Exam')).toEqual([
    ...['Name', 'OD SPH', 'PD', 'OS SPH', 'Note', 'OD AL', 'OS AL', 'Exam'],
  ]);
  // The name of an eye stands above the middle of its columns. A left sphere must not be read as a right one.
  expect(headings(',,OD,,,OS,\nName,SPH,CYL,AX,SPH,CYL,AX')).toEqual([
    ...['Name', 'SPH', 'OD CYL', 'OD AX', 'SPH (2)', 'OS CYL', 'OS AX'],
  ]);
});

test('a column heading such as “refractive state” is not read as the heading of the column with the sphere', () => {
  expect(guessed('屈光状态', '屈光狀態', '右眼屈光状态', '屈光')).toEqual([
    undefined,
    undefined,
    undefined,
    'sph',
  ]);
});

test('each known column heading is assigned to its field, in the order of the file', () => {
  expect(columns('Patient', 'Doctor', 'DOB', 'AL')).toEqual([
    ['Patient', 'fullName'],
    ['DOB', 'birthDate'],
    ['AL', 'axialLength'],
  ]);
  expect(columns()).toEqual([]);
});

test('if several column headings mean the same field, the first heading is assigned to the field', () => {
  expect(columns('AL', 'Axial length', 'AL R')).toEqual([
    ['AL', 'axialLength'],
    ['AL R', 'axialLengthRight'],
  ]);
});

test('in the headings “R flat” and “R steep”, R means radius if another column names the eye; otherwise R is the right eye', () => {
  const ofRow = columns('Name', 'DOB', 'Exam Date', 'Eye', 'R flat', 'R steep (mm)', 'R Flat K');
  expect(ofRow.slice(4)).toEqual([
    ['R flat', 'k1'],
    ['R steep (mm)', 'k2'],
    ['R Flat K', 'k1Right'],
  ]);
  expect(columns('Flat R', 'OD/OS', 'Steep R')).toEqual([
    ['Flat R', 'k1'],
    ['OD/OS', 'eye'],
    ['Steep R', 'k2'],
  ]);
  expect(columns('R flat', 'L flat')).toEqual([
    ['R flat', 'k1Right'],
    ['L flat', 'k1Left'],
  ]);
});

test('the heading “name” is read as the given name next to a surname column, and as the surname next to a given-name column', () => {
  expect(columns('Name', 'First name')).toEqual([
    ['Name', 'lastName'],
    ['First name', 'firstName'],
  ]);
  expect(columns('Name', 'Last name')).toEqual([
    ['Name', 'firstName'],
    ['Last name', 'lastName'],
  ]);
});

test('a cell with a number or a date cannot be a heading; a cell with words and a blank cell can be headings', () => {
  expect(
    [
      '24.15',
      '-1,25 D',
      '0',
      'Plano',
      '2026-05-16',
      '16/05/2026',
      '16.5.2026',
      '05/16/2026',
      '16-May-26',
    ].map(isHeading),
  ).toEqual(Array(9).fill(false));
  expect(['AL', 'K1', '', '-', '陈小明', '1,234.50'].map(isHeading)).toEqual(Array(6).fill(true));
});

const mapping = {
  name: 'Biometer',
  columns: [
    { header: 'DOB', field: 'birthDate' },
    { header: 'AL', field: 'axialLength' },
  ],
};
const issuesOf = (found: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  found.error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a stored column mapping may not contain a heading that looks like data of a child, such as a date or number', () => {
  const keep = (header: string) =>
    issuesOf(MeasurementMapping.safeParse({ ...mapping, columns: [{ header, field: 'birthDate' }] }));
  expect(keep('DOB')).toBeUndefined();
  expect(keep('2016-01-02')).toEqual([['columns.0.header', 'validation.invalid']]);
  expect(keep('24.15')).toEqual([['columns.0.header', 'validation.invalid']]);
});

test('a column mapping has at most one column per field', () => {
  expect(MeasurementMapping.parse(mapping)).toEqual({ ...mapping, dateOrder: null, method: null });
  const twice = [...mapping.columns, { header: 'Birthday', field: 'birthDate' }];
  expect(issuesOf(MeasurementMapping.safeParse({ ...mapping, columns: twice }))).toEqual([
    ['columns', 'validation.mapped_twice'],
  ]);
});

test('the names of column mappings must be unique in an organisation', () => {
  const keep = (...names: string[]) =>
    issuesOf(
      MeasurementMappings.safeParse({ version: 0, mappings: names.map(name => ({ ...mapping, name })) }),
    );
  expect(keep()).toBeUndefined();
  expect(keep('Room 1', 'Room 2')).toBeUndefined();
  expect(keep('Room 1', 'Room 2', 'Room 1')).toEqual([['mappings', 'validation.name_taken']]);
});
