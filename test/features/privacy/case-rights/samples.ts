import {
  caseRights as calls,
  type caseRights,
} from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

const references = { caseId: 'case' } as const;
const newCase = async ({ maker }: SampleContext) => ({ caseId: (await makeCase(maker)).id });

async function restricted(stage: SampleContext) {
  const { caseId } = await newCase(stage);
  await stage.clinic.admin.call(calls.restrictCase, { caseId, reason: 'family', note: null });
  return { caseId };
}

async function held(stage: SampleContext) {
  const { caseId } = await newCase(stage);
  await stage.clinic.admin.call(calls.holdCase, { caseId, note: 'A dispute' });
  return { caseId };
}

export const caseRightsSamples: Samples<typeof caseRights> = {
  getCaseRights: { input: newCase, references },
  restrictCase: {
    input: async stage => ({ ...(await newCase(stage)), reason: 'accuracy', note: 'The mother objects' }),
    references,
    allowedRaceErrors: ['case.restricted'],
  },
  liftRestriction: { input: restricted, references },
  holdCase: {
    input: async stage => ({ ...(await newCase(stage)), note: 'A dispute' }),
    references,
    allowedRaceErrors: ['case.erasure-planned'],
  },
  releaseHold: { input: held, references },
};
