import { account } from './account/endpoints.ts';
import { accountDeletion } from './account-deletion/endpoints.ts';
import { accountSecurity } from './account-security/endpoints.ts';
import { certificates } from './certificates/endpoints.ts';
import { dataExport } from './data-export/endpoints.ts';
import { devices } from './devices/endpoints.ts';
import { profile } from './profile/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  account,
  accountDeletion,
  accountSecurity,
  certificates,
  dataExport,
  devices,
  profile,
};
