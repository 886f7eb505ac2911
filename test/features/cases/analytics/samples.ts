import type { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const analyticsSamples: Samples<typeof analytics> = {
  countDays: {
    input: async () => ({ from: '2026-01-01', to: '2026-12-31' }),
    references: {},
    costGrowsWithData: true,
  },
  listActivity: {
    input: async () => ({ limit: 10 }),
    references: { cursor: 'auditCursor' },
    fixedFields: ['cursor'],
    costGrowsWithData: true,
  },
};
