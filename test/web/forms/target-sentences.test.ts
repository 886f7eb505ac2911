import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterAll, expect, test, vi } from 'vitest';
import type { SeriesVisit } from '../../../shared/features/eye/progression/series.ts';
import { emptyVisit, type Method } from '../../../web/features/eye/eye-reports/form/eye-values.ts';
import { newTreatment } from '../../../web/features/eye/eye-reports/form/treatment-plan.ts';
import { TargetCard } from '../../../web/features/eye/progression/target-card.tsx';
import { queryClient } from '../../../web/platform/api/query-client.ts';
import eye from '../../../web/platform/i18n/en/eye.json' with { type: 'json' };
import { seriesVisit } from '../../features/eye/eye-reports/series-visit.ts';
import { currentUserWith } from '../../support/current-user.ts';
import { stubBrowser } from '../../support/stub-browser.ts';

stubBrowser();
afterAll(() => vi.unstubAllGlobals());
const { PlanEvidence } = await import('../../../web/features/eye/eye-reports/form/plan-evidence.tsx');
const { FastNotice } = await import('../../../web/features/eye/progression/fast-notice.tsx');

const i18n = createInstance({
  lng: 'en',
  resources: { en: { eye } },
  interpolation: { escapeValue: false },
  initAsync: false,
});
await i18n.init();
queryClient.setQueryData(['session'], currentUserWith('user', ['eye']));

/** The paragraphs of an element. */
const sentencesIn = (page: ReactElement): string[] => {
  const children = createElement(I18nextProvider, { i18n }, page);
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, children));
  return [...html.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' '),
  );
};

const inWords = (date: string, text: string) =>
  seriesVisit(date, [null, null], { powers: {}, target: { perYear: null, unit: 'D', text } });

/** The sentences of the plan step on a day, with typed spheres of the right and the left eye. */
function planOn(
  date: string,
  earlier: readonly SeriesVisit[],
  [right, left, method = 'cycloplegic']: [right: string, left: string, method?: Method] = ['', ''],
  treatments = [newTreatment()],
): string[] {
  const empty = emptyVisit(date);
  const { right: unmeasured } = empty.refractions.dry;
  const typed = { right: { ...unmeasured, sph: right }, left: { ...unmeasured, sph: left } };
  const values = { ...empty, treatments, refractions: { ...empty.refractions, [method]: typed } };
  return sentencesIn(createElement(PlanEvidence, { values, earlier, running: [], caseId: 'case_1' }));
}

test('the card of targets leaves out a draft, also the draft whose page shows it', () => {
  const draft = { ...inWords('2026-05-01', 'Typed in a draft'), status: 'draft' as const };
  const visits = [inWords('2026-01-01', 'Stable'), draft];
  expect(sentencesIn(createElement(TargetCard, { visits }))).toEqual(['Target set on 1 Jan 2026: Stable.']);
});

test('the plan step shows a target in words even if nothing was measured that a chart could draw', () => {
  expect(planOn('2026-05-01', [inWords('2026-01-01', 'Stable')])).toContain(
    'Target set on 1 Jan 2026: Stable.',
  );
  expect(planOn('2026-05-01', [])).toEqual([]);
});

const before = [seriesVisit('2025-01-01', [-1, -1]), seriesVisit('2025-10-03', [-1.25, -1.25])];
const threshold = '0.75 D a year towards short sight or more, over at least 180 days.';

test('the plan step shows the same notice of fast progression as the finished visit, with the values typed now', () => {
  const [notice] = planOn('2026-01-01', before, ['-175', '-2']);
  expect(notice).toMatch(
    /^Right eye: .* 0\.75 D a year since 1 Jan 2025, by cycloplegic refraction\. Left eye/,
  );
  const visit = seriesVisit('2026-01-01', [-1.75, -2]);
  const visits = [...before, visit];
  expect(sentencesIn(createElement(FastNotice, { visits, visitId: visit.id, birthDate: null }))).toEqual([
    notice,
  ]);
});

test('the plan step says that no eye reaches the threshold of fast progression', () => {
  expect(planOn('2026-01-01', before, ['-150', '-150'])[0]).toBe(
    `Neither eye reaches your organisation’s threshold of fast progression: ${threshold}`,
  );
});

test('the plan step says why it cannot be told whether an eye progresses fast', () => {
  const cannot = (eyes: string, reason: string) =>
    `Whether the ${eyes} progressing fast cannot be said: ${reason}.`;
  const span = 'this needs two refractions by the same method at least 180 days apart';
  const [, last] = before;
  expect(planOn('2026-01-01', last ? [last] : [], ['-2', '-2'])[0]).toBe(cannot('eyes are', span));
  expect(planOn('2026-01-01', last ? [last] : [], ['-2', '-2', 'dry'])[0]).toBe(cannot('eyes are', span));
  const one = seriesVisit('2025-01-01', [-1, null]);
  expect(planOn('2026-01-01', [one], ['-150', '-150']).slice(0, 2)).toEqual([
    `The right eye does not reach your organisation’s threshold of fast progression: ${threshold}`,
    cannot('left eye is', span),
  ]);
  expect(planOn('2027-06-01', before)[0]).toBe(
    cannot('eyes are', 'there is no refraction of the last 400 days'),
  );
  const lenses = newTreatment({ kind: 'orthokeratology', from: '2025-11-01' });
  expect(planOn('2026-01-01', before, ['-3', '-3'], [lenses])[0]).toMatch(
    /cannot be said: while night lenses/,
  );
});

test('the plan step compares the change with the study of the current treatment, or says when it has figures', () => {
  queryClient.setQueryData(['cases', 'one', 'case_1'], { birthDate: '2016-03-01' });
  const begun = { kind: 'hal' as const, product: null, from: '2025-01-01', to: null };
  const seen = [seriesVisit('2025-01-01', [-1, -1], { intervention: begun })];
  const studied = (date: string) => planOn(date, seen, ['-2', '-2']).at(-1);
  expect(studied('2026-01-01')).toMatch(
    /^HAL lenses since .* Children in the study after 12 months: .* Bao et al/,
  );
  expect(studied('2025-04-01')).toMatch(/^HAL lenses since .* no figure for this time.* 12 and 24 months/);
  queryClient.removeQueries({ queryKey: ['cases', 'one', 'case_1'] });
});
