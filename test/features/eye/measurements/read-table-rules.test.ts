import { expect, test } from 'vitest';
import { guessColumns } from '../../../../shared/features/eye/measurements/guess-columns.ts';
import { measurementTable } from '../../../../shared/features/eye/measurements/measurement-table.ts';
import { readTable, tableOf } from './read-file.ts';

const headingsOf = (...rows: string[]) => tableOf(`${rows.join('\n')}\n`).headings;

test('the rows below the headings are read with their line numbers', () => {
  expect(tableOf('Biometer 3\nPrinted,today\nName,AL\nAnn,24.1\nBea,23\n')).toEqual({
    headings: ['Name', 'AL'],
    rows: [
      { line: 4, cells: ['Ann', '24.1'] },
      { line: 5, cells: ['Bea', '23'] },
    ],
  });
});

test('the row with the most known column names is read as the headings', () => {
  expect(headingsOf('Report,of,the,device', 'Name,AL', 'Ann,24')).toEqual(['Name', 'AL']);
  expect(headingsOf('Name,AL,x', 'Name,AL,DOB', 'Ann,24,x')).toEqual(['Name', 'AL', 'DOB']);
  expect(headingsOf('Name,AL,x', 'Name,AL,y', 'Ann,24,x')).toEqual(['Name', 'AL', 'x']);
});

test('a row with a number or a date is never read as the headings', () => {
  expect(headingsOf('Name,DOB,AL,24.1', 'Name,AL', 'Ann,24')).toEqual(['Name', 'AL']);
  expect(headingsOf('Name,DOB,AL,2016-01-02', 'Name,AL', 'Ann,24')).toEqual(['Name', 'AL']);
});

test('if no row has two known headings, the first row of two or more text cells is the headings', () => {
  expect(headingsOf('Alpha,Beta', 'Name,Gamma', '1,2')).toEqual(['Alpha', 'Beta']);
  expect(headingsOf('Device', 'Device, ', 'Room,12', 'Alpha,Beta', '1,2')).toEqual(['Alpha', 'Beta']);
  expect(tableOf('Room,12\nDevice, \n1,2\n')).toMatchObject({ headings: ['#1', '#2'], isNumbered: true });
});

test('the headings of a table are searched only in its first fifteen rows', () => {
  const above = (count: number) => `${'1,2\n'.repeat(count)}Name,AL\nAnn,24\n`;
  expect(tableOf(above(14))).toEqual({
    headings: ['Name', 'AL'],
    rows: [{ line: 16, cells: ['Ann', '24'] }],
  });
  expect(readTable(above(15))).toMatchObject({ isNumbered: true });
});

test('a table with headings but no row below them is empty', () => {
  expect(readTable('Name,AL\n')).toEqual({ problem: 'empty' });
  expect(readTable('1,2\nName,AL\n')).toEqual({ problem: 'empty' });
  expect(readTable('\n\n')).toEqual({ problem: 'empty' });
});

test('an unclosed quotation mark is reported with its line number', () => {
  expect(readTable('Name,AL\nAnn,24\n"Bea,23\nCat,22\n')).toEqual({ problem: 'openQuote', line: 3 });
});

test('a table has up to 300 columns and 20,000 rows', () => {
  const { maxColumns, maxRows } = measurementTable;
  expect([maxColumns, maxRows]).toEqual([300, 20_000]);
  const wide = (columns: number) =>
    readTable(`Name,AL${',x'.repeat(columns - 2)}\nAnn,24${',y'.repeat(columns - 2)}\n`);
  expect(wide(300)).toHaveProperty('headings.length', 300);
  expect(wide(301)).toEqual({ problem: 'tooLarge', line: 1 });
  const long = (rows: number) => readTable(`1,2\nName,AL\n${'Ann,24\n'.repeat(rows)}`);
  expect(long(20_000)).toHaveProperty('rows.length', 20_000);
  expect(long(20_001)).toEqual({ problem: 'tooManyRows' });
});

test('column headings are normalised, numbered if repeated, and cut after 200 characters', () => {
  expect(headingsOf(' Name ,ＡＬ,AL,A \t L,AL,, ', 'Ann,1,2,3,4,5,6')).toEqual([
    ...['Name', 'AL', 'AL (2)', 'A L', 'AL (3)', '', ''],
  ]);
  expect(headingsOf(`Name,AL,${'x'.repeat(201)}`, 'Ann,1,2')[2]).toBe('x'.repeat(200));
});

test('the columns of a table without headings are numbered, and none is assigned to a field automatically', () => {
  const table = tableOf('Ann,2016-01-02,24.15\nBob,2016-01-03,24.16,x\n');
  expect(table).toEqual({
    headings: ['#1', '#2', '#3', '#4'],
    rows: [
      { line: 1, cells: ['Ann', '2016-01-02', '24.15'] },
      { line: 2, cells: ['Bob', '2016-01-03', '24.16', 'x'] },
    ],
    isNumbered: true,
  });
  expect(guessColumns(table.headings)).toEqual(new Map());
  expect(readTable('24.15\n24.16\n')).toEqual({ problem: 'noHeadings' });
});
