import {
  progressDocuments as calls,
  type progressDocuments,
} from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import type { Principal } from '../../../support/clinic.ts';
import { fillInSending } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { makeFinishedReport } from '../progress-reports/samples.ts';

const sendingInput = async (maker: Principal) => ({
  progressReportId: (await makeFinishedReport(maker)).id,
  language: 'zh' as const,
  to: [uniqueEmail()],
  addressesConfirmed: true,
});
const named = { progressReportId: 'progressReport' } as const;

export const progressDocumentsSamples: Samples<typeof progressDocuments> = {
  openProgressPdf: {
    input: async ({ maker }) => ({ progressReportId: (await makeFinishedReport(maker)).id, language: 'zh' }),
    references: { ...named, sendingId: 'sending' },
    fixedFields: ['sendingId'],
    // The endpoint counts the sessions again to show what has changed, so its costs grow with their number.
    costGrowsWithData: true,
  },
  sendProgressReport: {
    form: async ({ page, maker, name, open }) => {
      await open(`/classes/report/${(await makeFinishedReport(maker)).id}`);
      return fillInSending(page, name);
    },

    input: async ({ maker }) => sendingInput(maker),
    references: named,
    costGrowsWithData: true,
    fixedFields: ['to', 'addressesConfirmed'],
    allowedRaceErrors: ['report.just-sent', 'progress-report.removed', 'report.draft'],
    expectedOutput: ({ progressReportId, language, to }) => ({
      ...{ progressReportId, language, to, kinds: ['progress'] },
    }),
  },
  listProgressSendings: {
    input: async ({ maker }) => {
      const wanted = await sendingInput(maker);
      await maker.call(calls.sendProgressReport, wanted);
      return { progressReportId: wanted.progressReportId };
    },
    references: { ...named, cursor: 'cursor' },
  },
  openClassProgressPdf: {
    input: async ({ maker }) => ({
      ...{ classId: (await makeClassWithChild(maker)).id, from: '2026-03-01', to: '2026-03-31' },
      language: 'en',
    }),
    references: { classId: 'class' },
    fixedFields: ['from', 'to'],
    costGrowsWithData: true,
  },
};
