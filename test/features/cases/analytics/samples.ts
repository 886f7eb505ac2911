import * as fc from 'fast-check';
import type { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

/**
 * Returns random days in these months. Each `from` below is before each `to`, and less than a year earlier.
 */
const dayOf = (first: string, last: string) =>
  fc
    .date({ min: new Date(`${first}-01`), max: new Date(`${last}-28`), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10));

export const analyticsSamples: Samples<typeof analytics> = {
  countDays: {
    input: async () => ({ from: '2026-01-01', to: '2026-12-31' }),
    references: {},
    arbitraries: { from: dayOf('2025-01', '2025-06'), to: dayOf('2025-07', '2025-12') },
    costGrowsWithData: true,
  },
  listActivity: {
    input: async () => ({ limit: 10 }),
    references: { cursor: 'auditCursor' },
    costGrowsWithData: true,
  },
};
