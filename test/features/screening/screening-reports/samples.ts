import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import type { Principal } from '../../../support/clinic.ts';
import { fillInSending } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeFinishedScreening } from '../screenings/samples.ts';

const sendingInput = async (maker: Principal) => ({
  screeningId: (await makeFinishedScreening(maker)).id,
  language: 'zh' as const,
  to: [uniqueEmail()],
  addressesConfirmed: true,
});

export const screeningReportsSamples: Samples<typeof screeningReports> = {
  openScreeningPdf: {
    input: async ({ maker }) => ({ screeningId: (await makeFinishedScreening(maker)).id, language: 'zh' }),
    references: { screeningId: 'screening', sendingId: 'sending' },
    fixedFields: ['sendingId'],
  },
  sendScreeningReport: {
    form: async ({ page, maker, name, open }) => {
      await open(`/learning-efficiency/report/${(await makeFinishedScreening(maker)).id}`);
      return fillInSending(page, name);
    },

    input: async ({ maker }) => sendingInput(maker),
    references: { screeningId: 'screening' },
    fixedFields: ['to', 'addressesConfirmed'],
    allowedRaceErrors: ['report.just-sent', 'screening.deleted', 'report.draft'],
    expectedOutput: ({ screeningId, language, to }) => ({ screeningId, language, to, kinds: ['screening'] }),
  },
  listScreeningSendings: {
    input: async ({ maker }) => {
      const wanted = await sendingInput(maker);
      await maker.call(screeningReports.sendScreeningReport, wanted);
      return { screeningId: wanted.screeningId };
    },
    references: { screeningId: 'screening', cursor: 'screeningCursor' },
  },
  openBlankScreeningForm: { input: async () => ({ band: '5-6', language: 'en' }) },
};
