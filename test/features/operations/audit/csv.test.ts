import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../../shared/core/csv.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '%0a=1'])(
  '%j is exported as text, not as a formula',
  text => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

test('names and quotation marks are exported unchanged', () => {
  expect(toCsv([['陈小明', 'said "no"', null]])).toBe('\uFEFF"陈小明","said ""no""",""\r\n');
});

/** Reads what was written, as spreadsheets do. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/gs)].map(([, text = '']) => text.replaceAll('""', '"'));
}

testInTurn('no exported cell starts a formula or breaks out of its column', () => {
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

test('rows end with a line break, and a negative number is no formula', () => {
  expect(toCsv([['a'], [-1]])).toBe('\uFEFF"a"\r\n"-1"\r\n');
});
