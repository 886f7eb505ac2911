import type { ScreeningRules } from './rules.schema.ts';

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
