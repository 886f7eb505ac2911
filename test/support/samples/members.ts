import type { members } from '../../../shared/features/organizations/members/endpoints.ts';
import type { Samples } from '../sample.ts';

export const membersSamples: Samples<typeof members> = {
  listColleagues: { input: async () => ({}), grows: true },
};
