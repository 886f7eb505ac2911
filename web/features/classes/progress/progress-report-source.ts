import { reportedRecords } from '../../../../shared/core/documents/document-kinds.ts';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { mailingOf } from '../../../platform/features/mailing-of.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { childReportsQuery } from './queries.ts';

/** Makes progress reports available in the dialog that sends reports to families, once they are finished. */
export const progressReportSource: ReportSource = {
  key: 'progress-documents',
  root: 'progress-reports',
  idKind: 'progressReport',
  kinds: ['progress'],
  mail: reportedRecords.progressReport.mail,
  fileName: ({ date }, _, language) => `progress-${date}-${language}`,
  defaultContent: () => ({}),
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
  send: (mailing, idempotencyKey) =>
    call(
      progressDocuments.sendProgressReport,
      { progressReportId: mailing.recordId, ...mailingOf(mailing) },
      { idempotencyKey },
    ),
  listSendings: (progressReportId, page, signal) =>
    call(progressDocuments.listProgressSendings, { progressReportId, ...page }, { signal }),
};
