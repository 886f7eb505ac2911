import type { reports } from '../../../shared/reports/endpoints.ts';
import type { Samples } from '../sample.ts';
import { makeEyeReport } from './eye.ts';

export const reportSamples: Samples<typeof reports> = {
  openEyeReportPdf: {
    input: async ({ maker }) => ({
      eyeReportId: (await makeEyeReport(maker)).id,
      kind: 'myopia',
      language: 'zh',
    }),
    names: { eyeReportId: 'eyeReport' },
  },
  openBlankEyeForm: {
    input: async () => ({ kind: 'refraction', language: 'en' }),
  },
};
