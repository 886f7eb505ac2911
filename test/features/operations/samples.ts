import { auditSamples } from './audit/samples.ts';
import { emailLogSamples } from './email-log/samples.ts';
import { filesSamples } from './files/samples.ts';
import { jobsSamples } from './jobs/samples.ts';
import { locationsSamples } from './locations/samples.ts';
import { notificationsSamples } from './notifications/samples.ts';

/** Samples of the feature's calls, by noun. */
export const samples = {
  audit: auditSamples,
  emailLog: emailLogSamples,
  files: filesSamples,
  jobs: jobsSamples,
  locations: locationsSamples,
  notifications: notificationsSamples,
};
