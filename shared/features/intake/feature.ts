import { imports } from './imports/endpoints.ts';
import { qrCodes } from './qr-codes/endpoints.ts';
import { qrPosters } from './qr-posters/endpoints.ts';
import { registrations } from './registrations/endpoints.ts';

export const nouns = {
  imports,
  qrCodes,
  qrPosters,
  registrations,
};

/** Their texts are in the i18n file `audit`. */
export const auditEvents = [
  'import.checked',
  'import.committed',
  'import.created',
  'import.stopped',
  'import.undone',
  'imports.read',
  'qrCode.ending',
  'qrCode.extended',
  'qrCode.made',
  'qrCode.revoked',
  'registration.accepted',
  'registration.rejected',
  'registration.reopened',
] as const;
