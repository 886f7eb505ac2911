import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { shippedScales } from '../../../../shared/features/classes/evaluations/shipped-scales.ts';
import { ScoreButtons } from '../../../../web/features/classes/evaluations/score-pad.tsx';
import evaluations from '../../../../web/platform/i18n/en/evaluations.json' with { type: 'json' };

function shown(options: { areWordsListed?: boolean; score?: number }): string {
  const i18n = createInstance({ lng: 'en', resources: { en: { evaluations } } });
  void i18n.init();
  const buttons = createElement(ScoreButtons, {
    ...{ label: 'Ada', scale: 'participation', scales: shippedScales, onScore: () => undefined },
    ...{ score: null, ...options },
  });
  const page = createElement(MemoryRouter, null, createElement(I18nextProvider, { i18n }, buttons));
  return renderToStaticMarkup(page).replaceAll(/<[^>]+>/g, ' ');
}

test('the score pad names the meaning of every score, also once a score is chosen', () => {
  for (const score of [null, 3]) {
    const text = shown({ areWordsListed: true, ...(score && { score }) });
    for (const { en } of shippedScales.participation) expect(text).toContain(en);
  }
});

test('on a phone, the score buttons name the meaning of the ends, then of the chosen score', () => {
  expect(shown({})).toMatch(/Only watched\s+Led others/);
  expect(shown({ score: 3 })).toMatch(/5\s+Joined in when asked\s*$/);
});
