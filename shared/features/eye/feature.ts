import { eyeReports } from './eye-reports/endpoints.ts';
import { reportDocuments } from './report-documents/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  eyeReports,
  reportDocuments,
};
