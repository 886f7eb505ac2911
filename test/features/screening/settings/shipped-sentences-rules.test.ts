import { expect, test } from 'vitest';
import { shippedPhrases } from '../../../../shared/features/screening/settings/shipped-phrases.ts';
import { offeredRules, shippedRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';
import { sentenceIn } from '../../../../shared/features/screening/settings/shipped-sentences.ts';
import { toTraditional } from '../../../../web/platform/i18n/to-traditional.ts';

test('built-in sentences of a screening report are printed in the Chinese script of the printed copy', () => {
  for (const { zh } of [...shippedRules.rules, ...offeredRules, ...shippedPhrases]) {
    expect(sentenceIn('traditional', zh)).toBe(toTraditional(zh));
    expect(sentenceIn('simplified', zh)).toBe(zh);
  }
});

test('a sentence that an organisation wrote or changed is printed unchanged on a screening report', () => {
  expect(sentenceIn('traditional', '请找李医生检查。')).toBe('请找李医生检查。');
  const [rule] = shippedRules.rules;
  expect(sentenceIn('traditional', `${rule?.zh}请尽快。`)).toBe(`${rule?.zh}请尽快。`);
});
