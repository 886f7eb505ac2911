import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import type { Principal } from '../../../support/clinic.ts';
import { fillInSending, menuItem } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeTreeEntry } from '../tree-entries/samples.ts';

const sendingInput = async (maker: Principal) => ({
  caseId: (await makeTreeEntry(maker)).caseId,
  language: 'zh' as const,
  to: [uniqueEmail()],
  addressesConfirmed: true,
});

export const treeReportsSamples: Samples<typeof treeReports> = {
  openTreePdf: {
    input: async ({ maker }) => ({
      caseId: (await makeTreeEntry(maker)).caseId,
      asOf: '2026-04-01',
      language: 'zh',
    }),
    references: { caseId: 'case', sendingId: 'sending' },
    fixedFields: ['sendingId'],
  },
  sendTree: {
    form: async ({ page, maker, name, open }) => {
      await open(`/neuroTree/report/${(await makeTreeEntry(maker)).caseId}`);
      return fillInSending(page, name, await menuItem(page, 'Report', 'Email'));
    },

    input: async ({ maker }) => sendingInput(maker),
    references: { caseId: 'case' },
    fixedFields: ['to', 'addressesConfirmed'],
    expectedOutput: ({ caseId, language, to }) => ({ treeOf: caseId, language, to, kinds: ['neuroTree'] }),
    allowedRaceErrors: ['report.just-sent'],
  },
  listTreeSendings: {
    input: async ({ maker }) => {
      const wanted = await sendingInput(maker);
      await maker.call(treeReports.sendTree, wanted);
      return { caseId: wanted.caseId };
    },
    references: { caseId: 'case', cursor: 'screeningCursor' },
  },
  openBlankTree: { input: async () => ({ language: 'en' }) },
};
