import type { reads } from '../../../../shared/features/operations/reads/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const readsSamples: Samples<typeof reads> = {
  readTogether: {
    input: async () => ({ reads: [{ method: 'POST', path: 'cases/search', body: { limit: 5 } }] }),
    fixedFields: ['reads'],
    costGrowsWithData: true,
  },
  readAccountTogether: {
    input: async () => ({ reads: [{ method: 'GET', path: 'account/profile' }] }),
    fixedFields: ['reads'],
  },
};
