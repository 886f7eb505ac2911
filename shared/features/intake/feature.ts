import { qrCodes } from './qr-codes/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  qrCodes,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
export const auditEvents = ['qrCode.ending', 'qrCode.extended', 'qrCode.made', 'qrCode.revoked'] as const;
