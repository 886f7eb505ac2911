import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { ResultTable } from '../../../../web/features/screening/results/result-table.tsx';
import { resultRows } from '../../../../web/features/screening/results/result-view.ts';
import { done } from './samples.ts';

const screeningOn = (date: string, seconds: number) =>
  ({
    ...{ id: `scr_${date}`, date, band: '7-11', grade: 'P3', status: 'finished', deletedAt: null },
    tests: TestEntries.parse({ romberg: { whole: done({ seconds }) } }),
  }) as unknown as Screening;

/** The keys of the texts in the table of results. */
function tableAfter(earlier: Screening[], last: Screening | null | undefined): string {
  const screening = screeningOn('2026-05-16', 20);
  const rows = resultRows(screening, earlier, { birthDate: '2017-03-10', gender: 'female' }, []);
  const table = createElement(ResultTable, { screening, last, rows, from: screening.date, isPlain: false });
  const i18n = createInstance({ lng: 'en', resources: {} });
  void i18n.init();
  return renderToString(createElement(I18nextProvider, { i18n }, createElement(MemoryRouter, null, table)));
}

const comparing = ['results.column.last', 'results.column.change', 'results.column.series'];

test('the results of a first screening have no columns and no sentences about an earlier one', () => {
  const first = tableAfter([], null);
  for (const text of [...comparing, 'results.sentence.first']) expect(first).not.toContain(text);
  const earlier = screeningOn('2025-05-16', 20);
  const second = tableAfter([earlier], earlier);
  for (const text of [...comparing, 'results.sentence.same']) expect(second).toContain(text);
});

test('the columns about an earlier screening are there while it is not known whether there was one', () => {
  const unknown = tableAfter([], undefined);
  for (const text of comparing) expect(unknown).toContain(text);
});
