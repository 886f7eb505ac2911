import type { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeFinishedScreening } from '../screenings/samples.ts';

export const screeningReportsSamples: Samples<typeof screeningReports> = {
  openScreeningPdf: {
    input: async ({ maker }) => ({ screeningId: (await makeFinishedScreening(maker)).id, language: 'zh' }),
    references: { screeningId: 'screening' },
  },
  openBlankScreeningForm: { input: async () => ({ band: '5-6', language: 'en' }) },
};
