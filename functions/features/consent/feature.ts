import { consentRecords } from './consents/consent-records.ts';
import { termRecords } from './terms/term-records.ts';

/** Records that calls may load. */
export const records = { ...consentRecords, ...termRecords };
