import { imports } from './imports/endpoints.ts';
import { qrCodes } from './qr-codes/endpoints.ts';
import { qrPosters } from './qr-posters/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  imports,
  qrCodes,
  qrPosters,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
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
] as const;
