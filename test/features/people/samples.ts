import { accountSamples } from './account/samples.ts';
import { accountDeletionSamples } from './account-deletion/samples.ts';
import { accountSecuritySamples } from './account-security/samples.ts';
import { certificatesSamples } from './certificates/samples.ts';
import { dataExportSamples } from './data-export/samples.ts';
import { devicesSamples } from './devices/samples.ts';
import { profileSamples } from './profile/samples.ts';

/** Samples of the feature's calls, by noun. */
export const samples = {
  account: accountSamples,
  accountDeletion: accountDeletionSamples,
  accountSecurity: accountSecuritySamples,
  certificates: certificatesSamples,
  dataExport: dataExportSamples,
  devices: devicesSamples,
  profile: profileSamples,
};
