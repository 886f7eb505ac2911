import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import type { OutcomeRow } from '../../../../shared/features/eye/outcomes/schema.ts';
import { tableOfOutcomes } from '../../../../web/features/eye/outcomes/save-outcomes.ts';
import outcomes from '../../../../web/platform/i18n/en/outcomes.json' with { type: 'json' };

const mean = { size: 25, hidden: null, mean: 0.12, interval: [0.1, 0.13] as [number, number] };
const row: OutcomeRow = {
  ...{ treatment: null, age: null, children: { size: 34, hidden: null } },
  ...{ axialLength: mean, equivalent: mean, expected: null, difference: { mean: null, interval: null } },
  attrition: { size: 29, hidden: null, count: 1, share: 1 / 29, interval: [0.006_12, 0.171_742_8] },
};

test('the saved outcomes give shares to a tenth of a percent', () => {
  const i18n = createInstance({ lng: 'en', ns: ['outcomes'], resources: { en: { outcomes } } });
  void i18n.init();
  const { head, rows } = tableOfOutcomes({
    audit: {
      countedAt: '2026-11-30T00:00:00.000Z',
      rows: [row],
      overdue: row.attrition,
      screenedAgain: row.attrition,
    },
    isCompared: false,
    texts: {
      treatmentName: () => 'All',
      rowName: () => 'All',
      size: ({ size }) => String(size),
      mean: () => '',
      rate: () => '',
    },
    t: i18n.t as never,
  });
  expect(rows[0]).toHaveLength(head.length);
  expect(rows[0]?.slice(-4)).toEqual([0.034, 29, 0.006, 0.172]);
});
