import { expect, test } from 'vitest';
import { resultBlocks } from '../../../../functions/features/screening/screening-reports/result-table.ts';
import type { Cell, Table } from '../../../../functions/platform/pdf/document.ts';
import { openFonts } from '../../../../functions/platform/pdf/fonts.ts';
import { contentWidth } from '../../../../functions/platform/pdf/layout-document.ts';
import { textWidth } from '../../../../functions/platform/pdf/set-text.ts';
import type { LanguageTag } from '../../../../shared/core/languages.ts';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import { screeningTextsOf } from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';

const done = (values: Record<string, number | string>) => ({ state: 'done', values });
const entries = (right: string, left: string) =>
  TestEntries.parse({
    oneLeg: { right: done({ seconds: 104.5 }), left: done({ seconds: 12 }) },
    eyesight: {
      ...{ right: done({ unaided: right }), left: done({ unaided: left }) },
      details: { notation: 'decimal' },
    },
    eyeTracking: {
      whole: done({ vertical: 38.2, horizontal: 61.4, omissions: 2, additions: 0, errors: 1 }),
      details: { card: 'dem80' },
    },
    overlays: { whole: done({ without: 180, with: 204 }) },
    plusLens: { whole: done({ effect: 'same', without: 180, with: 182 }) },
  });
const line = (limits: Partial<NormSet['rows'][number]>): NormSet => ({
  ...{ id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40101', test: 'eyesight', measure: 'presenting', name: 'Line' },
  ...{ source: 'Source', edition: null, population: 'Pupils', language: null, task: null, isApproved: true },
  ...{ approvedBy: null, approvedAt: null },
  rows: [
    {
      ...{ band: null, ageFrom: null, ageTo: null, sex: null, grade: null },
      ...{ low: null, high: 0.2, typical: null, ...limits },
    },
  ],
});

/**
 * Makes the results table of a child. The acuity of the right eye changed from 0.5 to 0.8, and that of the
 * left eye from 1.0 to 0.8.
 */
function tableWith(limits: Partial<NormSet['rows'][number]> = {}, language: LanguageTag = 'en') {
  const now = { id: 'scr_2', date: '2026-05-16', band: '7-11' as const, grade: 'P3' };
  const tests = entries('0.8', '0.8');
  const previous = { ...now, id: 'scr_1', date: '2025-05-16', tests: entries('0.5', '1.0') };
  const child = { birthDate: '2017-03-10', gender: 'female' as const };
  const [table] = resultBlocks({
    rows: resultOf({ ...now, tests }, previous, [line(limits)], child),
    ...{ tests, lastDay: '16 May 2025', texts: screeningTextsOf(language) },
  }) as [Table];
  const cells = table.rows.find(row => textOf(row[1]).includes('0.8')) ?? [];
  const [today, last, change, norm] = cells.slice(1).map(cell => textOf(cell).split('\n'));
  return { table, today, last, change, norm };
}

const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell : (cell ?? []).map(({ text }) => text).join('');

test('a screening report prints the change of each recorded acuity in lines, and the norm in the notation of the acuity', () => {
  const { today, last, change, norm } = tableWith();
  expect(today?.slice(0, 2)).toEqual(['right unaided 0.8', 'left unaided 0.8']);
  expect(last?.slice(0, 2)).toEqual(['0.5', '1.0']);
  expect(change?.slice(0, 2)).toEqual(['+2\u00A0lines', '−1\u00A0line ≈']);
  expect(norm?.slice(0, 2)).toEqual(['0.63 or better', '0.63 or better']);
  expect(today?.at(-1)).toBe('difference 0 lines');
  const chinese = tableWith({}, 'zh-Hans');
  expect(chinese.change?.slice(0, 2)).toEqual(['+2\u00A0行', '−1\u00A0行 ≈']);
  expect(chinese.norm?.[0]).toBe('0.63或更好');
});

test('a screening report prints the typical acuity of a norm in the notation of the acuity, and a lower limit in logMAR', () => {
  const { norm } = tableWith({ high: null, typical: 0.1 });
  expect(norm?.[0]).toBe('usual 0.79');
  expect(tableWith({ low: 0, high: null }).norm?.[0]).toBe('≥ 0\u00A0logMAR');
});

test.each(['en', 'zh-Hans'] as const)(
  'in %s, no column of the results table in a screening report wraps its text',
  async language => {
    const { table } = tableWith({ low: -0.1, high: 0.25 }, language);
    const fonts = await openFonts(JSON.stringify(table), 'simplified');
    const shares = table.columns.reduce((sum, { share }) => sum + share, 0);
    const room = contentWidth - 8 * (table.columns.length - 1);
    for (const row of [table.header, ...table.rows])
      for (const [column, cell] of row.entries()) {
        const width = (room * (table.columns[column]?.share ?? 0)) / shares;
        const lines = column === 0 ? [] : textOf(cell).split('\n');
        for (const text of lines) expect(textWidth(text, 8.5, fonts), text).toBeLessThan(width);
      }
  },
);
