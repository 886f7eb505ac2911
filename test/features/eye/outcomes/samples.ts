import type { outcomes } from '../../../../shared/features/eye/outcomes/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const outcomesSamples: Samples<typeof outcomes> = {
  countOutcomes: {
    input: async () => ({ method: 'cycloplegic', reference: 'donovanAsian' }),
    references: { cursor: 'outcomeCursor' },
    costGrowsWithData: true,
  },
  exportOutcomes: {
    input: async () => ({}),
    references: { cursor: 'outcomeCursor' },
    costGrowsWithData: true,
  },
};
