import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import {
  plainSentence,
  type SentencePart,
  useSentence,
} from '../../../../web/features/operations/audit/use-sentence.ts';
import audit from '../../../../web/platform/i18n/en/audit.json' with { type: 'json' };

const details = { fields: [], added: [], removed: [], until: null, count: null, wasAsked: false };
const entry = { id: 'evt_1', at: '2026-01-01T00:00:00.000Z', act: 'customActivity.changed', details };

/** The sentence about a change of a record, in English. */
function sentenceAbout(record: { id: string; name: string | null }): SentencePart[] {
  const i18n = createInstance({ lng: 'en', resources: { en: { audit } } });
  void i18n.init();
  let sentence: SentencePart[] = [];
  const Line = () => {
    sentence = useSentence()({ ...entry, by: { id: 'mem_1', name: 'Grace' }, record });
    return null;
  };
  renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(Line)));
  return sentence;
}

test('an event about a record without a name shows no id, and the audit can still be filtered by the record', () => {
  const sentence = sentenceAbout({ id: 'cust_0356ABC', name: null });
  expect(plainSentence(sentence)).toBe('Grace: customActivity.changed (this one)');
  expect(sentence.find(({ role }) => role === 'what')).toMatchObject({ text: 'this one' });
});
