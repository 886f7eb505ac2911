import type { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeTreeEntry } from '../tree-entries/samples.ts';

export const treeReportsSamples: Samples<typeof treeReports> = {
  openTreePdf: {
    input: async ({ maker }) => ({
      caseId: (await makeTreeEntry(maker)).caseId,
      asOf: '2026-04-01',
      language: 'zh',
    }),
    references: { caseId: 'case' },
  },
  openBlankTree: { input: async () => ({ language: 'en' }) },
};
