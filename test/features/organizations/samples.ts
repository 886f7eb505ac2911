import { invitationsSamples } from './invitations/samples.ts';
import { membersSamples } from './members/samples.ts';
import { moduleAccessSamples } from './module-access/samples.ts';
import { offboardingSamples } from './offboarding/samples.ts';
import { organizationsSamples } from './organizations/samples.ts';

/** Samples of the feature's calls, by noun. */
export const samples = {
  invitations: invitationsSamples,
  members: membersSamples,
  moduleAccess: moduleAccessSamples,
  offboarding: offboardingSamples,
  organizations: organizationsSamples,
};
