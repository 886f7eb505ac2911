import { readFile } from 'node:fs/promises';
import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { VisitComparison } from '../../../../web/features/eye/progression/visit-comparison.tsx';
import { seriesVisit } from '../eye-reports/series-visit.ts';

const first = seriesVisit('2024-01-01', [-1, -1], { axialLength: { right: 24, left: 24 } });
const drafted = seriesVisit('2025-05-01', [-5, -5], { status: 'draft' });
const second = seriesVisit('2025-01-01', [-2, -2]);
const last = seriesVisit('2026-01-01', [-2.75, -2.5], { axialLength: { right: 24.5, left: 24.4 } });

/** The words of the comparison on the page of a visit. */
async function shownFor(visits: SeriesVisit[], visitId: string): Promise<string> {
  const eye = JSON.parse(await readFile('web/platform/i18n/en/eye.json', 'utf8'));
  const i18n = createInstance({ lng: 'en', resources: { en: { eye } } });
  await i18n.init();
  const comparison = createElement(VisitComparison, { visits, visitId });
  const page = createElement(MemoryRouter, null, createElement(MantineProvider, null, comparison));
  const html = renderToString(createElement(I18nextProvider, { i18n }, page));
  return html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('a visit’s page compares it with the last finished visit before it until the user chooses another', async () => {
  const shown = await shownFor([first, second, drafted, last], last.id);
  expect(shown).toContain('Compared with an earlier visit');
  expect(shown).toMatch(/Spherical equivalent \(D\), cycloplegic.*−2\.00.*−2\.00.*−2\.75.*−2\.50/);
  expect(shown).toContain('the right eye became more short-sighted by 0.75 D a year');
  expect(shown, 'the length was not measured at the last visit').not.toContain('Axial length');
});

test('the page of a child’s first visit and of a draft have no comparison', async () => {
  expect(await shownFor([first, last], first.id)).not.toContain('Compared');
  expect(await shownFor([first, drafted], drafted.id)).not.toContain('Compared');
});
