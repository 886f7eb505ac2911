import { expect, test } from 'vitest';
import { guessColumns, guessField } from '../../../../shared/features/eye/measurements/guess-columns.ts';
import { isHeading } from '../../../../shared/features/eye/measurements/is-heading.ts';
import {
  MeasurementMapping,
  MeasurementMappings,
} from '../../../../shared/features/eye/measurements/schema.ts';

const guessed = (...headings: string[]) => headings.map(heading => guessField(heading));

test('a unit beside a heading, in brackets or not, does not matter', () => {
  expect(guessed('AL mm', 'AL [mm]', 'AL(mm)', 'Sph dpt', 'Sph [dpt]', 'Sph (D)', 'K1 ( D )')).toEqual([
    ...['axialLength', 'axialLength', 'axialLength', 'sph', 'sph', 'sph', 'k1'],
  ]);
});

test('an eye stands before or after what is measured, in brackets, and in other languages', () => {
  expect(guessed('R AL', 'AL R', 'AL (OD) mm', 'AL [OS]', 'AL droit', 'Gauche AL', 'AL-L')).toEqual([
    ...['axialLengthRight', 'axialLengthRight', 'axialLengthRight', 'axialLengthLeft'],
    ...['axialLengthRight', 'axialLengthLeft', 'axialLengthLeft'],
  ]);
  expect(guessed('右球镜', '左柱镜度', '右眼轴位')).toEqual(['sphRight', 'cylLeft', 'axisRight']);
});

test('an eye alone, or on both sides, is no value', () => {
  expect(guessed('OD', 'R', '右眼', 'OD AL OS')).toEqual([undefined, undefined, undefined, undefined]);
});

test('words that a program wrote together are told apart, accents and signs left out', () => {
  expect(guessed('AxialLength', 'LastName', 'examDate', 'Sphäre', 'Date_of.Birth', '* DOB *')).toEqual([
    ...['axialLength', 'lastName', 'measuredOn', 'sph', 'birthDate', 'birthDate'],
  ]);
});

test('of a heading only its beginning is read', () => {
  expect(guessField(`AL${' '.repeat(78)}x`)).toBe('axialLength');
  expect(guessField(`AL${' '.repeat(77)}x`)).toBeUndefined();
});

const columns = (...headings: string[]) => [...guessColumns(headings)];

test('each heading that is known has its field, in the order of the file', () => {
  expect(columns('Patient', 'Doctor', 'DOB', 'AL')).toEqual([
    ['Patient', 'fullName'],
    ['DOB', 'birthDate'],
    ['AL', 'axialLength'],
  ]);
  expect(columns()).toEqual([]);
});

test('a field that several headings have goes to the first of them', () => {
  expect(columns('AL', 'Axial length', 'AL R')).toEqual([
    ['AL', 'axialLength'],
    ['AL R', 'axialLengthRight'],
  ]);
});

test('beside a column of the eye, the R of a flat or steep one is a radius, else the right eye', () => {
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

test('a heading that only says name is the surname beside a first name', () => {
  expect(columns('Name', 'First name')).toEqual([
    ['Name', 'lastName'],
    ['First name', 'firstName'],
  ]);
  expect(columns('Name', 'Last name')).toEqual([
    ['Name', 'fullName'],
    ['Last name', 'lastName'],
  ]);
});

test('numbers and days are no headings, words and blanks are', () => {
  expect(['24.15', '-1,25 D', '0', 'Plano', '2026-05-16', '16/05/2026', '16.5.2026'].map(isHeading)).toEqual(
    Array(7).fill(false),
  );
  expect(['AL', 'K1', '', '-', '05/16/2026', '陈小明', '1,234.50'].map(isHeading)).toEqual(
    Array(7).fill(true),
  );
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

test('a mapping keeps no value of a child as a heading', () => {
  const keep = (header: string) =>
    issuesOf(MeasurementMapping.safeParse({ ...mapping, columns: [{ header, field: 'birthDate' }] }));
  expect(keep('DOB')).toBeUndefined();
  expect(keep('2016-01-02')).toEqual([['columns.0.header', 'validation.invalid']]);
  expect(keep('24.15')).toEqual([['columns.0.header', 'validation.invalid']]);
});

test('a mapping has one column for a field', () => {
  expect(MeasurementMapping.parse(mapping)).toEqual({ ...mapping, dateOrder: null, method: null });
  const twice = [...mapping.columns, { header: 'Birthday', field: 'birthDate' }];
  expect(issuesOf(MeasurementMapping.safeParse({ ...mapping, columns: twice }))).toEqual([
    ['columns', 'validation.mapped_twice'],
  ]);
});

test('no two mappings of an organisation have one name', () => {
  const keep = (...names: string[]) =>
    issuesOf(
      MeasurementMappings.safeParse({ version: 0, mappings: names.map(name => ({ ...mapping, name })) }),
    );
  expect(keep()).toBeUndefined();
  expect(keep('Room 1', 'Room 2')).toBeUndefined();
  expect(keep('Room 1', 'Room 2', 'Room 1')).toEqual([['mappings', 'validation.name_taken']]);
});
