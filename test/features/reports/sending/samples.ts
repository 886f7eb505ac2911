import { randomUUID } from 'node:crypto';
import { eye } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { reports } from '../../../../shared/features/reports/sending/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeEyeReport } from '../../eye/eye-reports/samples.ts';

/** A report that may be sent. */
export async function makeFinished(...given: Parameters<typeof makeEyeReport>): Promise<EyeReport> {
  const [maker] = given;
  const { id, version } = await makeEyeReport(...given);
  return (await maker.call(eye.finishEyeReport, { eyeReportId: id, version })).data;
}

export const somebody = (begins = 'family') => `${begins}-${randomUUID()}@test.example`;

/** What one sends a report with. */
export const toSend = async (maker: Principal) => ({
  eyeReportId: (await makeFinished(maker)).id,
  language: 'zh' as const,
  kinds: ['refraction' as const],
  to: [somebody()],
});

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
  sendEyeReport: {
    input: async ({ maker }) => toSend(maker),
    names: { eyeReportId: 'eyeReport' },
    kept: ['to', 'kinds'],
    comesSecond: ['eye.deleted', 'report.draft'],
    comesBack: ({ eyeReportId, kinds, language, to }) => ({ eyeReportId, kinds, language, to }),
  },
  listSendings: {
    input: async ({ maker }) => {
      const wanted = await toSend(maker);
      await maker.call(reports.sendEyeReport, wanted);
      return { eyeReportId: wanted.eyeReportId };
    },
    names: { eyeReportId: 'eyeReport', cursor: 'eyeCursor' },
    kept: ['cursor'],
  },
};
