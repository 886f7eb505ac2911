import { expect, test } from 'vitest';
import type { ImportField } from '../../../../shared/features/intake/imports/fields.ts';
import { keysOf, readRows } from '../../../../shared/features/intake/imports/read-rows.ts';

/** Rows of a table whose headings are the field names, starting on line 2. */
const read = (headings: ImportField[], ...rows: string[][]) =>
  readRows(
    { headings, rows: rows.map((cells, at) => ({ line: at + 2, cells })) },
    { columns: new Map(headings.map(field => [field, field])), dateOrder: 'dmy', timeZone: null },
  );
const problemsOf = (field: ImportField, cell: string) =>
  read(['fullName', field], ['Ann', cell])[0]?.problems;

test('a cell that is longer than its field allows is reported with its first characters', () => {
  const longest: [ImportField, number][] = [
    ...(['otherName', 'address', 'postalCode', 'school', 'grade', 'fatherName', 'motherName'] as const).map(
      (field): [ImportField, number] => [field, 250],
    ),
    ['fileNumber', 60],
    ['tags', 40],
  ];
  for (const [field, length] of longest) {
    expect(problemsOf(field, 'x'.repeat(length)), field).toEqual([]);
    expect(problemsOf(field, 'x'.repeat(length + 1)), field).toEqual([
      { field, problem: 'tooLong', text: 'x'.repeat(length + 1).slice(0, 120) },
    ]);
  }
});

test('an email address that is too long is reported once, as too long', () => {
  const email = `${'x'.repeat(250)}@test.example`;
  expect(problemsOf('contactEmail', email)).toEqual([
    { field: 'contactEmail', problem: 'tooLong', text: 'x'.repeat(120) },
  ]);
});

test('an invalid email address or phone number is reported, also for a parent', () => {
  for (const field of ['contactEmail', 'mobile', 'fatherEmail', 'fatherMobile', 'motherEmail'] as const)
    expect(problemsOf(field, 'ask Ada'), field).toEqual([{ field, problem: 'invalid', text: 'ask Ada' }]);
  const [row] = read(['fullName', 'mobile', 'motherMobile'], ['Ann', 'none yet', 'x']);
  expect(row).toEqual({
    ...{ number: 1, line: 2, name: 'Ann', child: null },
    problems: [
      { field: 'mobile', problem: 'invalid', text: 'none yet' },
      { field: 'motherMobile', problem: 'invalid', text: 'x' },
    ],
  });
});

test('the import report cuts an unreadable text after 120 characters, and a name after 250', () => {
  const rare = '𠮷';
  expect(problemsOf('gender', rare.repeat(121))).toEqual([
    { field: 'gender', problem: 'tooLong', text: rare.repeat(120) },
  ]);
  expect(read(['fullName'], [rare.repeat(251)])).toEqual([
    {
      ...{ number: 1, line: 2, name: rare.repeat(250), child: null },
      problems: [{ field: 'fullName', problem: 'tooLong', text: rare.repeat(120) }],
    },
  ]);
  expect(read(['fullName'], [rare.repeat(250)])[0]?.child?.fullName).toBe(rare.repeat(250));
});

test('if the parts of a name together are too long, the import report shows no text of a cell', () => {
  expect(read(['lastName', 'firstName'], ['Chan', 'x'.repeat(250)])[0]?.problems).toEqual([
    { field: 'fullName', problem: 'tooLong', text: '' },
  ]);
});

const child = (fullName: string, birthDate: string, fileNumber: string) => [fullName, birthDate, fileNumber];
/**
 * Returns the result of each row: the child's name or, if the row has problems, these problems. `sameAsLine
 * 2` means that line 2 is about the same child.
 */
const told = (...rows: string[][]) =>
  read(['fullName', 'birthDate', 'fileNumber'], ...rows).map(({ child: found, name, problems }) =>
    found ? name : problems.map(({ field, problem, text }) => `${field} ${problem} ${text}`.trim()).join(),
  );

test('a row with the file number of an earlier row counts as the same child, however the number is written', () => {
  expect(told(child('Ann', '', 'a-1'), child('Bea', '', 'Ａ-1'), child('Cy', '', 'A-2'))).toEqual([
    ...['Ann', 'row sameAsLine 2', 'Cy'],
  ]);
});

test('a row with the name and birthday of an earlier row counts as the same child; the name alone is not enough', () => {
  const [born, other] = ['14/03/2017', '15/03/2017'];
  expect(told(child('Ann  Lee', born, ''), child('ANN LEE', '2017-03-14', 'A-1'))).toEqual([
    ...['Ann Lee', 'row sameAsLine 2'],
  ]);
  expect(
    told(child('Ann', born, ''), child('Ann', other, ''), child('Ann', '', ''), child('Ann', '', '')),
  ).toEqual(Array(4).fill('Ann'));
  expect(told(child('Ann', born, ''), child('Bea', born, ''))).toEqual(['Ann', 'Bea']);
});

test('if a row repeats an earlier child or an earlier file number, the report names the line of the earlier row', () => {
  const born = '14/03/2017';
  expect(told(child('Ann', born, ''), child('Ann', born, ''), child('Ann', born, ''))).toEqual([
    ...['Ann', 'row sameAsLine 2', 'row sameAsLine 2'],
  ]);
  expect(told(child('Ann', born, 'A-1'), child('Bea', born, 'A-2'), child('Ann', born, 'A-2'))).toEqual([
    ...['Ann', 'Bea', 'row sameAsLine 3'],
  ]);
  expect(told(child('Ann', '', 'A-1'), child('Bea', born, 'A-1'), child('Bea', born, 'A-3'))).toEqual([
    ...['Ann', 'row sameAsLine 2', 'Bea'],
  ]);
});

test('a row is not reported as a repeat of an earlier row that is invalid', () => {
  const [born, unclear] = ['14/03/2017', '31/02/2017'];
  expect(told(child('Ann', unclear, 'A-1'), child('Ann', born, 'A-1'))).toEqual([
    ...['birthDate unclear 31/02/2017', 'Ann'],
  ]);
});

test('children in a list are distinguished by file number, or by name and birthday', () => {
  const [row] = read(['fullName', 'birthDate', 'fileNumber'], ['ＡＮＮ Lee', '14/03/2017', 'A 1']);
  if (!row?.child) throw new Error('the row was not read');
  expect(keysOf(row.child)).toEqual(['#a 1', '2017-03-14 ann lee']);
  expect(keysOf({ ...row.child, fileNumber: null })).toEqual(['2017-03-14 ann lee']);
  expect(keysOf({ ...row.child, birthDate: null })).toEqual(['#a 1']);
  expect(keysOf({ ...row.child, birthDate: null, fileNumber: null })).toEqual([]);
  expect(keysOf({ ...row.child, fullName: 'Ann \u3000 Lee', fileNumber: 'A\u00a0 1' })).toEqual([
    ...['#a 1', '2017-03-14 ann lee'],
  ]);
});
