import { expect, test } from 'vitest';
import * as reader from '../../../../shared/core/reading/read-table.ts';
import { childrenTable } from '../../../../shared/features/intake/imports/children-table.ts';

const readCsvTable = (text: string) => reader.readCsvTable(text, childrenTable);
const tableOf = (rows: string[][], lines: readonly number[]) => reader.tableOf(rows, lines, childrenTable);

test('a list is read with headings and rows, each row with the line on which it starts', () => {
  expect(readCsvTable('Name,DOB\n"Ann\nLee",2017\n\nBea,2016\n')).toEqual({
    headings: ['Name', 'DOB'],
    rows: [
      { line: 2, cells: ['Ann\nLee', '2017'] },
      { line: 5, cells: ['Bea', '2016'] },
    ],
  });
});

test('the cells of a list may be separated by semicolons, tabs or vertical bars', () => {
  for (const sign of [';', '\t', '|'])
    expect(readCsvTable(`Name${sign}DOB\nAnn${sign}2017\n`), sign).toEqual({
      headings: ['Name', 'DOB'],
      rows: [{ line: 2, cells: ['Ann', '2017'] }],
    });
});

test('a list without rows is read as empty', () => {
  for (const text of ['', '\n\n', 'Name,DOB\n', ',\n,\n'])
    expect(readCsvTable(text), text).toEqual({ problem: 'empty' });
  expect(tableOf([], [])).toEqual({ problem: 'empty' });
});

test('an unclosed quotation mark, or a row that is too large, is reported with its line number', () => {
  expect(readCsvTable('Name\nAnn\n"Bea\n')).toEqual({ problem: 'openQuote', line: 3 });
  const cells = (count: number) => Array(count).fill('x').join(',');
  expect(readCsvTable(`Name,DOB\n${cells(200)}\n`)).toMatchObject({ rows: [{ line: 2 }] });
  expect(readCsvTable(`Name,DOB\n${cells(201)}\n`)).toEqual({ problem: 'tooLarge', line: 2 });
  expect(readCsvTable(`Name,DOB\n${'x'.repeat(10_000)},\n`)).toMatchObject({ rows: [{ line: 2 }] });
  expect(readCsvTable(`Name,DOB\n${'x'.repeat(10_001)},\n`)).toEqual({ problem: 'tooLarge', line: 2 });
});

test('an import has at most 10,000 rows', () => {
  const rows = (count: number) => [['Name'], ...Array.from({ length: count }, (_, at) => [`Child ${at}`])];
  expect(tableOf(rows(10_000), [])).toHaveProperty('rows.length', 10_000);
  expect(tableOf(rows(10_001), [])).toEqual({ problem: 'tooManyRows' });
});

test('the row with the most known column names is read as the headings, whatever rows are above this row', () => {
  const rows = [
    ['Name of clinic', ''],
    ['Children'],
    ['Name', 'x'],
    ['Name', 'DOB'],
    ['School', 'Class'],
    ['Ann'],
  ];
  expect(tableOf(rows, [1, 2, 3, 4, 7, 8])).toEqual({
    headings: ['Name', 'DOB'],
    rows: [
      { line: 7, cells: ['School', 'Class'] },
      { line: 8, cells: ['Ann'] },
    ],
  });
});

test('without known headings, the first row with several cells and no digit is read as the headings', () => {
  const found = (...rows: string[][]) => tableOf([...rows, ['Ann', 'red']], []);
  const table = { headings: ['Who', 'What'], rows: [{ line: 0, cells: ['Ann', 'red'] }] };
  expect(found(['Who', 'What'])).toEqual(table);
  expect(found(['List', ' '], ['Who', '2026'], ['1', '2'], ['Who', 'What'])).toEqual(table);
  expect(tableOf([['List'], ['Who', '2'], ['', 'What']], [])).toEqual({ problem: 'noHeadings' });
});

test('the headings of a list are searched only in the list’s first ten rows', () => {
  const above = (count: number) => Array.from({ length: count }, (_, at) => [`${at}`]);
  expect(tableOf([...above(9), ['Name', 'DOB'], ['Ann']], [])).toMatchObject({ headings: ['Name', 'DOB'] });
  expect(tableOf([...above(10), ['Name', 'DOB'], ['Ann']], [])).toEqual({ problem: 'noHeadings' });
});

test('equal column headings are numbered, and a blank heading stays blank', () => {
  const headings = ['Name', '', ' Name\t', 'DOB', '\u200b', 'Family\n \u0000name', 'Name'];
  expect(tableOf([headings, ['Ann']], [])).toMatchObject({
    headings: ['Name', '', 'Name (2)', 'DOB', '', 'Family name', 'Name (3)'],
  });
});

test('a column heading is cut after 200 characters', () => {
  const table = tableOf([['Name', 'x'.repeat(200), `${'y'.repeat(200)}z`], ['Ann']], []);
  expect(table).toMatchObject({ headings: ['Name', 'x'.repeat(200), 'y'.repeat(200)] });
});
