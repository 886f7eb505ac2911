import { createInstance } from 'i18next';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { emptyVisit } from '../../../web/features/eye/eye-reports/form/eye-values.ts';
import { PlanEvidence } from '../../../web/features/eye/eye-reports/form/plan-evidence.tsx';
import { TargetCard } from '../../../web/features/eye/progression/target-card.tsx';
import { seriesVisit } from '../../features/eye/eye-reports/series-visit.ts';

const i18n = createInstance({ lng: 'en', resources: {}, initAsync: false });
await i18n.init();

/** The paragraphs of an element. */
const sentencesIn = (children: ReactElement): string[] => {
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n, children }));
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => text.replaceAll(/<[^>]+>|\u00A0/g, ' '));
};

const inWords = (date: string, text: string) =>
  seriesVisit(date, [null, null], { powers: {}, target: { perYear: null, unit: 'D', text } });

test('the card of targets leaves out a draft, also the draft whose page shows it', () => {
  const draft = { ...inWords('2026-05-01', 'Typed in a draft'), status: 'draft' as const };
  const visits = [inWords('2026-01-01', 'Stable'), draft];
  expect(sentencesIn(createElement(TargetCard, { visits }))).toEqual(['Target set on 1 Jan 2026: Stable.']);
});

test('the plan step shows a target in words even if nothing was measured that a chart could draw', () => {
  const evidence = (earlier: ReturnType<typeof inWords>[]) =>
    sentencesIn(createElement(PlanEvidence, { values: emptyVisit('2026-05-01'), earlier, running: [] }));
  expect(evidence([inWords('2026-01-01', 'Stable')])).toEqual(['Target set on 1 Jan 2026: Stable.']);
  expect(evidence([])).toEqual([]);
});
