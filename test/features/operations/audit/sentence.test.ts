import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import {
  plainSentence,
  type SentencePart,
  useSentence,
} from '../../../../web/features/operations/audit/use-sentence.ts';
import audit from '../../../../web/platform/i18n/en/audit.json' with { type: 'json' };

const details: AuditEntry['details'] = {
  ...{ fields: [], added: [], removed: [], until: null, count: null },
  ...{ wasAsked: false, job: null },
};
const entry = { id: 'evt_1', at: '2026-01-01T00:00:00.000Z', act: 'customActivity.changed', details };

/** The sentence about a change of a record, in English. */
function sentenceAbout(
  record: AuditEntry['record'],
  more: Partial<Pick<AuditEntry, 'act' | 'details'>> = {},
): SentencePart[] {
  const i18n = createInstance({ lng: 'en', resources: { en: { audit } } });
  void i18n.init();
  let sentence: SentencePart[] = [];
  const Line = () => {
    sentence = useSentence()({ ...entry, ...more, by: { id: 'mem_1', name: 'Grace' }, record });
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

test('an event about a background task says what the task does, if it is known', () => {
  const act = 'job.finished';
  const record = { id: 'job_0356ABC0356ABC0356ABC0356A', name: null };
  const of = (job: AuditEntry['details']['job']) =>
    plainSentence(sentenceAbout(record, { act, details: { ...details, job } }));
  expect(of('import')).toBe('Grace finished a background task (importing cases)');
  expect(of(null)).toBe('Grace finished a background task');
});
