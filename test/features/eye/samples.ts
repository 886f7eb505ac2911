import { eyeReportsSamples } from './eye-reports/samples.ts';
import { reportDocumentsSamples } from './report-documents/samples.ts';

/** Samples of the feature's calls, by noun. */
export const samples = {
  eyeReports: eyeReportsSamples,
  reportDocuments: reportDocumentsSamples,
};
