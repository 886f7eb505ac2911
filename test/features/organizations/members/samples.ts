import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

export const membersSamples: Samples<typeof members> = {
  listColleagues: { input: async () => ({}), costGrowsWithData: true },
};
