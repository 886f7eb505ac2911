import { createInstance } from 'i18next';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../shared/features/eye/progression/trend-summary.ts';
import { ChangeTable } from '../../../web/features/eye/eye-reports/change-table.tsx';
import { AxialTable } from '../../../web/features/eye/progression/axial-table.tsx';
import { useChartNotes } from '../../../web/features/eye/progression/use-chart-notes.ts';
import eye from '../../../web/platform/i18n/en/eye.json' with { type: 'json' };
import { axialVisit, seriesVisit } from '../../features/eye/eye-reports/series-visit.ts';
import { renderHook } from '../hooks/render-hook.ts';

const i18n = createInstance({ lng: 'en', resources: { en: { eye } }, initAsync: false });
await i18n.init();

/** The text of the cells of each row of a table, without its headings. */
function rowsOf(page: ReactElement): string[][] {
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, page));
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].slice(1);
  return rows.map(([, row = '']) =>
    [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ' ').trim()),
  );
}

const axialRows = (visits: SeriesVisit[], born = '2016-01-01') =>
  rowsOf(
    createElement(AxialTable, {
      ...{ visits, birthDate: born, hasGrowth: true },
      reference: { population: 'wuhan', sex: 'female' },
    }),
  );

test('the table of changes says how many visits an interval needs, and why a change is only indicative', () => {
  const visits = [seriesVisit('2025-01-01', [-1, -1]), seriesVisit('2025-05-01', [-2, -2])];
  const summary = summarizeTrend({
    ...{ visits, measure: 'se', method: 'cycloplegic', birthDate: null, reference: null },
  });
  const page = createElement(ChangeTable, { summary, measure: 'se', method: 'cycloplegic' });
  expect(rowsOf(page)[0]?.[0]).toMatch(/a 95% interval needs 4 visits$/);
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, page));
  expect(html).toContain('less than six months: indicative');
});

test('a chart says that there is no treatment to compare with a study, or no figures for the treatment', () => {
  const notesOf = (visits: SeriesVisit[]) =>
    renderHook(
      () =>
        useChartNotes({
          ...{ visits, birthDate: '2016-01-01', drawing: null },
          choice: {
            ...{ measure: 'se', method: 'cycloplegic', by: 'age', reference: null, axialPopulation: null },
            ...{ hasProjection: false, hasTarget: false, hasGrowth: false, hasTreatmentEffect: true },
          },
        }),
      1,
      { en: { eye } },
    );
  const seen = seriesVisit('2025-01-01', [-1, -1]);
  expect(notesOf([seen])).toEqual([eye.chart.noTreatment]);
  const light = { kind: 'redLight' as const, product: null, from: '2025-01-01', to: null };
  expect(notesOf([seriesVisit('2025-01-01', [-1, -1], { intervention: light })])).toEqual([
    eye.chart.noEffect,
  ]);
});

const { notTwice, once, unmeasured } = eye.axial;

test('the table of eye length says why an eye has no position, no change of it or no growth', () => {
  const [now, growth] = axialRows([axialVisit('2025-01-01', [24, null])]);
  expect(now?.[1]).toBe(unmeasured);
  expect(growth).toEqual([notTwice, notTwice]);
  const [, first, gained, second] = axialRows([
    axialVisit('2025-01-01', [24, null]),
    axialVisit('2026-01-01', [24.3, 24.2]),
  ]);
  expect(first?.[1]).toBe(once);
  expect(gained?.[1]).toBe(once);
  expect(second?.[1]).toBe(notTwice);
  const old = axialRows([axialVisit('2023-01-01', [24, 24]), axialVisit('2025-01-01', [24.3, null])]);
  expect(old[0]?.[1]).toMatch(/^No centile is given: eye length was last measured more than a year before/);
});

test('the table of changes says that an eye was not measured twice', () => {
  const visits = [seriesVisit('2025-01-01', [-1, -1]), seriesVisit('2026-01-01', [-2, null])];
  const summary = summarizeTrend({
    ...{ visits, measure: 'se', method: 'cycloplegic', birthDate: null, reference: null },
  });
  const rows = rowsOf(createElement(ChangeTable, { summary, measure: 'se', method: 'cycloplegic' }));
  expect(rows.at(-1)?.[1]).toBe(eye.change.once);
});
