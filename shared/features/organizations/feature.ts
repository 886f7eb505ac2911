import { invitations } from './invitations/endpoints.ts';
import { members } from './members/endpoints.ts';
import { moduleAccess } from './module-access/endpoints.ts';
import { offboarding } from './offboarding/endpoints.ts';
import { organizations } from './organizations/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  invitations,
  members,
  moduleAccess,
  offboarding,
  organizations,
};
