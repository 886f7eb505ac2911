import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import type { Principal } from '../../../support/clinic.ts';
import { fillInSending } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeEyeReport } from '../eye-reports/samples.ts';

/** Creates a finished report, because a draft cannot be sent. */
export async function makeSendableReport(...given: Parameters<typeof makeEyeReport>): Promise<EyeReport> {
  const [maker] = given;
  const { id, version } = await makeEyeReport(...given);
  return (await maker.call(eyeReports.finishEyeReport, { eyeReportId: id, version })).data;
}

export const sendingInput = async (maker: Principal) => ({
  eyeReportId: (await makeSendableReport(maker)).id,
  language: 'zh' as const,
  kinds: ['refraction' as const],
  to: [uniqueEmail()],
  addressesConfirmed: true,
});

export const reportDocumentsSamples: Samples<typeof reportDocuments> = {
  openEyeReportPdf: {
    input: async ({ maker }) => ({
      eyeReportId: (await makeEyeReport(maker)).id,
      kind: 'myopia',
      language: 'zh',
    }),
    references: { eyeReportId: 'eyeReport', sendingId: 'sending' },
    /** The sample's report is a draft, so an input must not ask for finished reports only. */
    fixedFields: ['finishedOnly', 'sendingId'],
  },
  openBlankEyeForm: {
    input: async () => ({ kind: 'refraction', language: 'en' }),
  },
  sendEyeReport: {
    form: async ({ page, maker, name, open }) => {
      await open(`/eye/${(await makeSendableReport(maker)).id}`);
      return fillInSending(page, name);
    },

    input: async ({ maker }) => sendingInput(maker),
    references: { eyeReportId: 'eyeReport' },
    fixedFields: ['to', 'kinds', 'addressesConfirmed'],
    allowedRaceErrors: ['report.just-sent', 'eye.deleted', 'report.draft'],
    expectedOutput: ({ eyeReportId, kinds, language, to }) => ({ eyeReportId, kinds, language, to }),
  },
  listSendings: {
    input: async ({ maker }) => {
      const wanted = await sendingInput(maker);
      await maker.call(reportDocuments.sendEyeReport, wanted);
      return { eyeReportId: wanted.eyeReportId };
    },
    references: { eyeReportId: 'eyeReport', cursor: 'eyeCursor' },
  },
};
