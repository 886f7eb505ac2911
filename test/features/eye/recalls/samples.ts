import type { recalls } from '../../../../shared/features/eye/recalls/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

export const recallsSamples: Samples<typeof recalls> = {
  getEyeDay: { input: async () => ({}), references: {}, costGrowsWithData: true },
  listDueSiblings: {
    input: async ({ maker }) => ({ caseIds: [(await makeCase(maker)).id] }),
    references: { caseIds: 'public' },
    costGrowsWithData: true,
  },
};
