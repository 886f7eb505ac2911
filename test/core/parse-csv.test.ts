import { expect, test } from 'vitest';
import { findDelimiter, parseCsv } from '../../shared/core/parse-csv.ts';

const read = (rows: string[][], lines: number[]) => ({ rows, lines, unclosedAt: null, tooLargeAt: null });

test.each(['\n', '\r\n', '\r'])('a CSV row ends at %j, and is returned with its line number', end => {
  expect(parseCsv(['a,b', '', ' , ', 'c,', 'd'].join(end), ',')).toEqual(
    read([['a', 'b'], ['c', ''], ['d']], [1, 4, 5]),
  );
  expect(parseCsv(`a${end}b${end}`, ',')).toEqual(read([['a'], ['b']], [1, 2]));
});

test('an empty CSV text has no rows', () => {
  expect(parseCsv('', ',')).toEqual(read([], []));
  expect(parseCsv('\n\n', ',')).toEqual(read([], []));
});

test('a quoted cell may contain delimiters, line breaks and doubled quotes', () => {
  expect(parseCsv('"a,""b""","\nc\nd"\n"",e"f"\n', ',')).toEqual(
    read(
      [
        ['a,"b"', '\nc\nd'],
        ['', 'e"f"'],
      ],
      [1, 4],
    ),
  );
});

test('in CSV, text after a closing quote belongs to the same cell', () => {
  expect(parseCsv('"a"b,c', ',')).toEqual(read([['ab', 'c']], [1]));
});

test('a quote that is never closed is reported with its line, and only the rows before the quote are returned', () => {
  expect(parseCsv('"abc', ',')).toEqual({ rows: [], lines: [], unclosedAt: 1, tooLargeAt: null });
  expect(parseCsv('a,b\nc,"d""\ne', ',')).toEqual({
    ...{ rows: [['a', 'b']], lines: [1], unclosedAt: 2, tooLargeAt: null },
  });
});

test('a first line that names the separator, such as sep=;, is not returned as a row', () => {
  expect(parseCsv('sep=;\r\na;b\r\n', ';')).toEqual(read([['a', 'b']], [2]));
  expect(parseCsv('SEP=|\na|b', '|')).toEqual(read([['a', 'b']], [2]));
});

test('CSV parsing stops at the row limit', () => {
  expect(parseCsv('a\nb\nc', ',', { maxRows: 2 }).rows).toEqual([['a'], ['b']]);
  expect(parseCsv('a\nb', ',', { maxRows: 2 }).rows).toEqual([['a'], ['b']]);
});

test('CSV parsing stops at a row with too many cells', () => {
  const limits = { maxColumns: 2 };
  expect(parseCsv('a,b\nc,d', ',', limits).tooLargeAt).toBeNull();
  expect(parseCsv('a,b\nc,d,e\nf', ',', limits)).toEqual({
    ...{ rows: [['a', 'b']], lines: [1], unclosedAt: null, tooLargeAt: 2 },
  });
});

test('CSV parsing stops at a cell that is too long', () => {
  const limits = { maxCellLength: 3 };
  expect(parseCsv('abc,def\nabc', ',', limits).rows).toEqual([['abc', 'def'], ['abc']]);
  expect(parseCsv('abc\nabcd', ',', limits)).toEqual({
    ...{ rows: [['abc']], lines: [1], unclosedAt: null, tooLargeAt: 2 },
  });
});

test.each([
  ['the one that the first line names', 'sep=|\na,b\n', '|'],
  ['the one that gives all rows the same number of cells', 'a;b\nc,c;d\n', ';'],
  [
    'the one that gives more rows the same number of cells, even if another makes more cells',
    'a,b\nc,d;e;f\n',
    ',',
  ],
  ['the one that makes more cells, of two that give all rows the same number', 'a;b;c,d\na;b;c,d\n', ';'],
  ['the comma if no delimiter occurs', 'a\nb\n', ','],
  ['a tab', 'a\tb\nc\td\n', '\t'],
])('the detected CSV delimiter is %s', (_, text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter);
});

test('the delimiter that gives most rows several cells is chosen, even if one row differs', () => {
  const [wide, wider] = [50, 51].map(cells => `x,${Array(cells).fill('y').join(';')}\n`);
  expect(findDelimiter(`${wide?.repeat(29)}${wider}`)).toBe(';');
});

test('the delimiter is detected from the first thirty rows', () => {
  expect(findDelimiter(`${'a;b\n'.repeat(30)}${'a,b\n'.repeat(100)}`)).toBe(';');
});

test('the delimiter is detected from the first hundred thousand characters', () => {
  expect(findDelimiter(`a;b\na;b\n${'x'.repeat(100_000)}\n${'a,b\n'.repeat(20)}`)).toBe(';');
});
