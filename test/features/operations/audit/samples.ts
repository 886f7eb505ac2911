import type { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const auditSamples: Samples<typeof audit> = {
  listOwnActs: { input: async () => ({}), costGrowsWithData: true },
  searchAudit: {
    input: async () => ({ limit: 10 }),
    references: { cursor: 'auditCursor' },
    costGrowsWithData: true,
  },
};
