import { consentRecords } from './consents/consent-records.ts';
/** Records that calls may load. */
export const records = { ...consentRecords };
