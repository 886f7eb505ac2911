import { reportedRecords } from '../../../../shared/core/documents/document-kinds.ts';
import { TreeDays, treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { mailingOf } from '../../../platform/features/mailing-of.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { treeEntriesQuery } from './queries.ts';

/** Makes a child's NeuroTree available in the dialog that sends reports, once the tree has entries. */
export const treeReportSource: ReportSource = {
  key: 'tree-reports',
  root: 'neuroTree',
  idKind: 'case',
  kinds: ['neuroTree'],
  mail: reportedRecords.case.mail,
  fileName: (_, __, language) => `neurotree-${language}`,
  defaultContent: () => ({}),
  listRecords: async caseId => {
    const entries = await queryClient.fetchQuery(treeEntriesQuery(caseId));
    const last = entries
      .map(({ date }) => date)
      .sort()
      .at(-1);
    const title = 'screenings:report.neuroTree' as const;
    return last === undefined ? [] : [{ id: caseId, date: last, reference: '', title, isDraft: false }];
  },
  send: (mailing, idempotencyKey) =>
    call(
      treeReports.sendTree,
      { caseId: mailing.recordId, ...TreeDays.parse(mailing.copy.content), ...mailingOf(mailing) },
      { idempotencyKey },
    ),
  listSendings: (caseId, page, signal) => call(treeReports.listTreeSendings, { caseId, ...page }, { signal }),
};
