import { account } from './account/endpoints.ts';
import { accountDeletion } from './account-deletion/endpoints.ts';
import { accountSecurity } from './account-security/endpoints.ts';
import { certificates } from './certificates/endpoints.ts';
import { dataExport } from './data-export/endpoints.ts';
import { devices } from './devices/endpoints.ts';
import { profile } from './profile/endpoints.ts';

export const nouns = {
  account,
  accountDeletion,
  accountSecurity,
  certificates,
  dataExport,
  devices,
  profile,
};

/** Their texts are in the i18n file `audit`. */
export const auditEvents = [
  'certificate.added',
  'certificate.removed',
  'member.certificate-rejected',
  'member.certificate-verified',
  'person.created',
  'person.email-asked',
  'person.email-changed',
  'person.erased',
  'person.erasure-asked',
  'person.erasure-refused',
  'person.language-changed',
  'person.password-changed',
  'person.recovered',
  'person.recovery-codes-made',
  'person.second-factor-off',
  'person.second-factor-on',
  'profile.changed',
  'session.ended',
  'session.ended-everywhere',
  'session.opened',
] as const;
