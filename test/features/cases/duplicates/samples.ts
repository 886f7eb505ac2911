import { randomUUID } from 'node:crypto';
import type { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makePair } from '../merges/samples.ts';

export const duplicatesSamples: Samples<typeof duplicates> = {
  listDuplicates: {
    input: async () => ({ limit: 10 }),
    references: { cursor: 'cursor' },
  },
  listCaseDuplicates: {
    input: async ({ maker }) => ({ caseId: (await makePair(maker))[0].id }),
    references: { caseId: 'case' },
  },
  compareCases: {
    input: async ({ maker }) => {
      const [one, other] = await makePair(maker);
      return { caseId: one.id, otherId: other.id };
    },
    references: { caseId: 'case', otherId: 'case' },
  },
  dismissDuplicate: {
    input: async ({ maker }) => {
      const [one, other] = await makePair(maker, { contactEmail: `${randomUUID()}@test.example` });
      return { caseId: one.id, otherId: other.id };
    },
    references: { caseId: 'case', otherId: 'case' },
  },
};
