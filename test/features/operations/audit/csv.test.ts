import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../../shared/core/csv.ts';
import { guardFormulas } from '../../../../shared/core/formula-guard.ts';
import { delimiters, parseCsv } from '../../../../shared/core/parse-csv.ts';
import { cellText } from '../../../../shared/core/reading/cell-text.ts';
import { readXlsx } from '../../../../web/ui/file/xlsx/read-xlsx.ts';
import { writeXlsx } from '../../../../web/ui/list/write-xlsx.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';

/** Every character that starts a formula or that Unicode normalisation turns into such a character. */
const signs = Array.from({ length: 0x11_00_00 }, (_, code) => code)
  .filter(code => code < 0xd8_00 || code > 0xdf_ff)
  .map(code => String.fromCodePoint(code))
  .filter(char => /^[=+\-@|%−]/u.test(char.normalize('NFKC')));
const unseen = [
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u3164',
  '\ufe0f',
  '\u2800',
  '\u0301',
  '\u202e',
  '\u{e0020}',
];

test.each(signs)(
  'a cell that begins with %s, even after invisible characters, is exported to CSV as text and not as a formula',
  sign => {
    for (const before of ['', ...unseen, unseen.join('')]) {
      const text = `${before}${sign}cmd()`;
      expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
    }
  },
);

test.each(['\t=1', '\r=1', '\n=1', '\tx'])(
  'a cell that begins with the line break %j is exported to CSV as text and not as a formula',
  text => {
    expect(toCsv([[text]])).toMatch(/^\uFEFF"'/);
  },
);

test('names and quotation marks are exported to CSV unchanged', () => {
  expect(toCsv([['陈小明', 'said "no"', null]])).toBe('\uFEFF"陈小明","said ""no""",""\r\n');
});

test('each CSV row ends with a line break, and a negative number is not protected like a formula', () => {
  expect(toCsv([['a'], [-1], [-1.25]])).toBe('\uFEFF"a"\r\n"-1"\r\n"-1.25"\r\n');
});

test.each([
  'R -1.25; L -1.50',
  'a; -1.00',
  'a;-1.00',
  'a|+1.75',
  'L +0,50 D; R -0,75 D',
  'Plan:\n- drops at night\n- see again, June',
  'atropine; –',
  'a; b; c',
  'glasses -> lenses',
])('the cell %j is exported to CSV unchanged', text => {
  expect(guardFormulas(text)).toBe(text);
});

test.each([
  ['a;=1', "a;'=1"],
  ['a; =1', "a;' =1"],
  ['a;\u200b＝1', "a;'\u200b＝1"],
  ["a|-cmd|' /C calc'!A0", "a|'-cmd|' /C calc'!A0"],
  ['a;-1.00/-0.50', "a;'-1.00/-0.50"],
  ['a;-SUM(A1)', "a;'-SUM(A1)"],
  ['a\n@SUM(A1)', "a\n'@SUM(A1)"],
  ['a;"=1;', 'a;\'"=1;'],
  ['=1;=2', "'=1;'=2"],
])(
  'in the CSV cell %j, a formula is protected wherever a spreadsheet with another separator would begin a new cell',
  (text, guarded) => {
    expect(guardFormulas(text)).toBe(guarded);
    expect(cellText(guarded)).toBe(cellText(text));
  },
);

const isPlain = (text: string) =>
  /^[\s\p{C}\p{M}\p{DI}\u2800]*[+\-−] ?(\d+([.,]\d+)?)?[\p{L}°., ]*("|;|$)/u.test(text);
const begins = /^[\s\p{C}\p{M}\p{DI}\u2800]*[=+\-@|%−＝＋－＠｜％]/u;

test('in an exported workbook, cells that look like formulas are text, and numbers are numbers', async () => {
  const row = signs.map(sign => `${sign}cmd()`);
  const blob = await writeXlsx(['name', ...row], [[-1.25, ...row]]);
  const read = await readXlsx(new Uint8Array(await blob.arrayBuffer()), {
    maxRows: 9,
    maxColumns: 99,
    maxCellLength: 99,
  });
  expect(read).toMatchObject({
    rows: [
      ['name', ...row],
      ['-1.25', ...row],
    ],
  });
});

testInTurn(
  'with any separator, no cell of an exported CSV file begins a formula or runs into the next column',
  () => {
    const pieces = fc.constantFrom(
      ...delimiters,
      ...signs.slice(0, 8),
      ...unseen,
      '"',
      "'",
      '\r',
      '\n',
      'a',
      '1',
      '(',
      '!A0',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 12 }).map(all => all.join('')),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), cells => {
        const csv = toCsv([['first', ...cells]]).slice(1);
        expect(parseCsv(csv, ',').rows).toEqual([['first', ...cells.map(guardFormulas)]]);
        for (const delimiter of delimiters.slice(1))
          for (const read of parseCsv(csv, delimiter).rows.flat())
            expect(
              begins.test(read) && !isPlain(read),
              `${JSON.stringify(read)} of ${JSON.stringify(cells)}`,
            ).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  },
);
