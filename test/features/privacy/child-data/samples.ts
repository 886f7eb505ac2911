import {
  childData as calls,
  type childData,
} from '../../../../shared/features/privacy/child-data/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';

const references = { caseId: 'case' } as const;

export const childDataSamples: Samples<typeof childData> = {
  prepareBundle: { input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id }), references },
  openBundle: {
    input: async ({ clinic, maker, caller }) => {
      const { id: caseId } = await makeCase(maker);
      const mayPrepare = (await caller.send('GET', `cases/${caseId}/rights`)).status === 200;
      await (mayPrepare ? caller : clinic.admin).call(calls.prepareBundle, { caseId });
      await settled();
      return { caseId };
    },
    references,
  },
};
