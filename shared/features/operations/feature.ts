import { audit } from './audit/endpoints.ts';
import { emailLog } from './email-log/endpoints.ts';
import { fhir } from './fhir/endpoints.ts';
import { files } from './files/endpoints.ts';
import { jobs } from './jobs/endpoints.ts';
import { locations } from './locations/endpoints.ts';
import { notifications } from './notifications/endpoints.ts';
import { reads } from './reads/endpoints.ts';

export const nouns = {
  audit,
  emailLog,
  fhir,
  files,
  jobs,
  locations,
  notifications,
  reads,
};

/** Their texts are in the i18n file `audit`. */
export const auditEvents = [
  'audit.listed',
  'file.announced',
  'file.read',
  'file.uploaded',
  'job.finished',
  'job.started',
  'job.stopped',
  'mail.address-allowed',
  'mail.retried',
  'mail.unreached',
  'notification.seen',
] as const;
