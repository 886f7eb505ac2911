import type { departures } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { newPerson } from '../../../support/clinic.ts';
import type { Samples, Stage } from '../../../support/sample.ts';

const somebody = async ({ clinic }: Stage) => (await clinic.join({}, newPerson('Lee Leaver'))).person.id;

export const departuresSamples: Samples<typeof departures> = {
  listBelongings: {
    input: async stage => ({ memberId: await somebody(stage) }),
    names: { memberId: 'member' },
  },
  listOwnBelongings: { input: async () => ({}), grows: true },
  removeMember: {
    input: async stage => ({ memberId: await somebody(stage) }),
    names: { memberId: 'member', heirId: 'member' },
    comesSecond: ['member.leaving', 'member.not-invited', 'record.missing'],
  },
};
