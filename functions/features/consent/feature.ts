import { consentRecords } from './consents/consent-records.ts';

export { acceptedText } from './terms/accepted-text.ts';

/** Records that calls may load. */
export const records = { ...consentRecords };
