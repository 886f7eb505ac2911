import type { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeEyeReport } from '../eye-reports/samples.ts';

export const reportDocumentsSamples: Samples<typeof reportDocuments> = {
  openEyeReportPdf: {
    input: async ({ maker }) => ({
      eyeReportId: (await makeEyeReport(maker)).id,
      kind: 'myopia',
      language: 'zh',
    }),
    references: { eyeReportId: 'eyeReport' },
  },
  openBlankEyeForm: {
    input: async () => ({ kind: 'refraction', language: 'en' }),
  },
};
