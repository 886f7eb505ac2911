import type { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { newPerson } from '../../../support/clinic.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';

const departingMemberId = async ({ clinic }: SampleContext) =>
  (await clinic.join({}, newPerson('Lee Leaver'))).person.id;

export const offboardingSamples: Samples<typeof offboarding> = {
  listBelongings: {
    input: async stage => ({ memberId: await departingMemberId(stage) }),
    references: { memberId: 'member' },
  },
  listUnseenChildren: {
    input: async stage => ({
      memberId: await departingMemberId(stage),
      heirId: await departingMemberId(stage),
    }),
    references: { memberId: 'member', heirId: 'member' },
  },
  listOwnBelongings: { input: async () => ({}), costGrowsWithData: true },
  removeMember: {
    input: async stage => ({ memberId: await departingMemberId(stage) }),
    references: { memberId: 'member', heirId: 'member' },
    allowedRaceErrors: ['member.leaving', 'member.not-invited', 'record.missing'],
  },
};
