import type { ScreeningRule, ScreeningRules } from './rules.schema.ts';

/**
 * The default rules of every organisation. They only recommend a full eye examination, or testing again what
 * was not tested.
 */
export const shippedRules: ScreeningRules = {
  version: 0,
  rules: [
    {
      id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40101',
      isOn: true,
      condition: { kind: 'followUp', test: 'eyesight' },
      en: 'We recommend a full eye examination.',
      zh: '建议做一次完整的眼科检查。',
    },
    {
      id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40102',
      isOn: true,
      condition: { kind: 'notDone', test: 'eyesight', reason: null },
      en: 'Eyesight was not fully tested this time. Please have it tested.',
      zh: '本次视力检查没有全部完成，请另行安排检查。',
    },
  ],
};

/** Earlier wordings of default sentences; stored rules and screenings may still contain them. */
export const earlierSentences: readonly string[] = [
  '没有带眼镜，下次请带来。',
  '本次未能检查视力，请另行安排检查。',
  '眼睛逐个读数字的结果超出我们用来比较的范围。请向我们询问可以找谁再检查。',
  '抄写的结果超出我们用来比较的范围。请向我们询问可以找谁再检查。',
  '单脚站立的结果超出我们用来比较的范围。请向我们询问可以找谁再检查。',
  '本次未能检查眼睛逐个读数字的能力，请另行安排检查。',
  '本次未能检查抄写，请另行安排检查。',
  '眼睛逐个读数字的结果不在我们用来比较的范围内。请向我们询问可以找谁再检查。',
  '抄写的结果不在我们用来比较的范围内。请向我们询问可以找谁再检查。',
  '单脚站立的结果不在我们用来比较的范围内。请向我们询问可以找谁再检查。',
  '本次没有检查眼睛逐个读数字的能力，请向我们询问何时可以检查。',
];

const ownNorm = 'The organisation’s own norm for this test · 机构自己为该测试设定的标准';
const noLimit = 'No limit: the test was not done · 无界限：未做该测试';
/**
 * Sources of offered rules as earlier versions of the product wrote them, in one language. Stored rules may
 * still contain them.
 */
const earlierSources: Readonly<Record<string, string>> = {
  'The organisation’s own norm for this test': ownNorm,
  'The organisation’s own norm for this test. Darr 2024: improves to 13 years, with wide spread': ownNorm,
  'No limit: the test was not done': noLimit,
};

/** Replaces the source of a stored rule, if it is in one language, with the source in both languages. */
export const withBothLanguages = (rule: ScreeningRule): ScreeningRule =>
  rule.source ? { ...rule, source: earlierSources[rule.source] ?? rule.source } : rule;

const idOf = (number: number) => `1d5d7f0e-6f0c-4a53-9f0a-1998e4e4050${number}`;

/**
 * Rules for the other tests, which an organisation can switch on. No limits are published for these tests, so
 * each rule uses the organisation's own norm, if there is one.
 */
export const offeredRules: readonly ScreeningRule[] = [
  {
    id: idOf(1),
    isOn: true,
    condition: { kind: 'followUp', test: 'eyeTracking' },
    en: 'Following numbers with the eyes was outside the range that we compare with. Please ask us who can look at this again.',
    zh: '逐个读数字的结果不在参考范围内。请向我们询问可以找谁再检查。',
    source: ownNorm,
  },
  {
    id: idOf(2),
    isOn: true,
    condition: { kind: 'followUp', test: 'eyeHand' },
    en: 'Copying letters was outside the range that we compare with. Please ask us who can look at this again.',
    zh: '抄写的结果不在参考范围内。请向我们询问可以找谁再检查。',
    source: ownNorm,
  },
  {
    id: idOf(3),
    isOn: true,
    condition: { kind: 'followUp', test: 'oneLeg' },
    en: 'Standing on one leg was outside the range that we compare with. Please ask us who can look at this again.',
    zh: '单脚站立的结果不在参考范围内。请向我们询问可以找谁再检查。',
    source: ownNorm,
  },
  {
    id: idOf(4),
    isOn: true,
    condition: { kind: 'notDone', test: 'eyeTracking', reason: null },
    en: 'Following numbers with the eyes was not tested this time. Please ask us when it can be tested.',
    zh: '本次没有检查逐个读数字的能力，请向我们询问何时可以检查。',
    source: noLimit,
  },
  {
    id: idOf(5),
    isOn: true,
    condition: { kind: 'notDone', test: 'eyeHand', reason: null },
    en: 'Copying letters was not tested this time. Please ask us when it can be tested.',
    zh: '本次没有检查抄写，请向我们询问何时可以检查。',
    source: noLimit,
  },
];
