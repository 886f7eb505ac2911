import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { TreeDays } from '../../../../shared/features/screening/tree-reports/sent.schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { reportSourceOf } from '../../../platform/features/report-source-of.ts';
import { treeEntriesQuery } from './queries.ts';

/** Makes a child's NeuroTree available in the dialog that sends reports, once the tree has entries. */
export const treeReportSource: ReportSource = {
  ...reportSourceOf(
    'case',
    { send: treeReports.sendTree, list: treeReports.listTreeSendings, open: treeReports.openTreePdf },
    ({ copy: { content } }) => TreeDays.parse(content),
  ),
  page: () => 'neuroTree',
  isInPageLanguage: true,
  key: 'tree-reports',
  root: 'neuroTree',
  fileName: (_, __, language) => `neurotree-${language}`,
  listRecords: async caseId => {
    const entries = await queryClient.fetchQuery(treeEntriesQuery(caseId));
    const last = entries
      .map(({ date }) => date)
      .sort()
      .at(-1);
    const title = 'screenings:report.neuroTree' as const;
    return last === undefined ? [] : [{ id: caseId, date: last, reference: '', title, isDraft: false }];
  },
};
