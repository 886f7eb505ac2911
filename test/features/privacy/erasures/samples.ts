import { erasures as calls, type erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

const references = { caseId: 'case' } as const;

async function planned(stage: SampleContext) {
  const { id: caseId, fullName: typedName } = await makeCase(stage.maker);
  await stage.clinic.admin.call(calls.planErasure, { caseId, reason: 'family', typedName });
  return { caseId };
}

export const erasuresSamples: Samples<typeof erasures> = {
  countCaseData: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id }),
    references,
  },
  planErasure: {
    input: async ({ maker }) => {
      const { id: caseId, fullName: typedName } = await makeCase(maker);
      return { caseId, reason: 'family', typedName };
    },
    references,
    fixedFields: ['typedName'],
    allowedRaceErrors: ['case.held', 'case.erasure-planned'],
  },
  undoErasure: { input: planned, references },
  listErasures: {
    input: async () => ({}),
    references: { cursor: 'public' },
  },
};
