import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../../shared/core/csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '%0a=1'])(
  '%j is text in a spreadsheet',
  text => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

test('names and quotes come through as they are', () => {
  expect(toCsv([['陈小明', 'said "no"', null]])).toBe('\uFEFF"陈小明","said ""no""",""\r\n');
});

/** Reads what was written, as spreadsheets do. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/gs)].map(([, text = '']) => text.replaceAll('""', '"'));
}

test('no cell begins as a formula does, and none breaks out of its place', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), cells => {
      const read = cellsOf(toCsv([cells]).slice(1, -2));
      expect(read.map((text, index) => text === cells[index] || text === `'${cells[index]}`)).toEqual(
        cells.map(() => true),
      );
      expect(read.some(text => /^[=+\-@\t\r]/.test(text))).toBe(false);
    }),
  );
});
