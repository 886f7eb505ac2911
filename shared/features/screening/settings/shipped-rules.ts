import type { ScreeningRule, ScreeningRules } from './rules.schema.ts';

/**
 * The default rules of every organisation. They recommend only a full examination, and repeating tests that were
 * not done.
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
      en: 'Eyesight could not be tested this time. Please test it again.',
      zh: '本次未能检查视力，请另行安排检查。',
    },
  ],
};

const ownNorm = 'The organisation’s own norm for this test · 机构自己为该测试设定的标准';
const noLimit = 'No limit: the test was not done · 无界限：未做该测试';
const idOf = (number: number) => `1d5d7f0e-6f0c-4a53-9f0a-1998e4e4050${number}`;

/**
 * Rules for the other tests that an organisation may switch on. No limit is published for these tests, so that each
 * follows the organisation's norm or none at all.
 */
export const offeredRules: readonly ScreeningRule[] = [
  {
    id: idOf(1),
    isOn: true,
    condition: { kind: 'followUp', test: 'eyeTracking' },
    en: 'Following numbers with the eyes was outside the range that we compare with. Please ask us who can look at this again.',
    zh: '眼睛逐个读数字的结果超出我们用来比较的范围。请向我们询问可以找谁再检查。',
    source: ownNorm,
  },
  {
    id: idOf(2),
    isOn: true,
    condition: { kind: 'followUp', test: 'eyeHand' },
    en: 'Copying letters was outside the range that we compare with. Please ask us who can look at this again.',
    zh: '抄写的结果超出我们用来比较的范围。请向我们询问可以找谁再检查。',
    source: ownNorm,
  },
  {
    id: idOf(3),
    isOn: true,
    condition: { kind: 'followUp', test: 'oneLeg' },
    en: 'Standing on one leg was outside the range that we compare with. Please ask us who can look at this again.',
    zh: '单脚站立的结果超出我们用来比较的范围。请向我们询问可以找谁再检查。',
    source: ownNorm,
  },
  {
    id: idOf(4),
    isOn: true,
    condition: { kind: 'notDone', test: 'eyeTracking', reason: null },
    en: 'Following numbers with the eyes could not be tested this time. Please test it again.',
    zh: '本次未能检查眼睛逐个读数字的能力，请另行安排检查。',
    source: noLimit,
  },
  {
    id: idOf(5),
    isOn: true,
    condition: { kind: 'notDone', test: 'eyeHand', reason: null },
    en: 'Copying letters could not be tested this time. Please test it again.',
    zh: '本次未能检查抄写，请另行安排检查。',
    source: noLimit,
  },
];
