import { qrCodes } from './qr-codes/endpoints.ts';
import { qrPosters } from './qr-posters/endpoints.ts';
import { registrations } from './registrations/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  qrCodes,
  qrPosters,
  registrations,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
export const auditEvents = [
  'qrCode.ending',
  'qrCode.extended',
  'qrCode.made',
  'qrCode.revoked',
  'registration.accepted',
  'registration.rejected',
  'registration.reopened',
] as const;
