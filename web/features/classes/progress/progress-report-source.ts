import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { reportSourceOf } from '../../../platform/features/report-source-of.ts';
import { childReportsQuery } from './queries.ts';

/** Makes progress reports available in the dialog that sends reports to families, once they are finished. */
export const progressReportSource: ReportSource = {
  ...reportSourceOf('progressReport', {
    send: progressDocuments.sendProgressReport,
    list: progressDocuments.listProgressSendings,
    open: progressDocuments.openProgressPdf,
  }),
  page: () => 'progressReport',
  key: 'progress-documents',
  root: 'progress-reports',
  fileName: ({ date }, _, language) => `progress-${date}-${language}`,
  isFinal: true,
  changesOf: async ({ id: progressReportId }, { language }) =>
    (await call(progressDocuments.openProgressPdf, { progressReportId, language })).changes ?? [],
  listRecords: async caseId => {
    const reports = await queryClient.fetchQuery(childReportsQuery(caseId));
    return reports.map(({ id, to, status }) => ({
      id,
      date: to,
      reference: '',
      title: 'progress:title' as const,
      isDraft: status === 'draft',
    }));
  },
};
