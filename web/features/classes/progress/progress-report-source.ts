import { progressReportSource as shared } from '../../../../shared/features/classes/feature.ts';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { mailingOf } from '../../../platform/features/mailing-of.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { childReportsQuery, refreshReports } from './queries.ts';

/** Source of progress reports; finished ones can be sent. */
export const progressReportSource: ReportSource = {
  key: 'progress-documents',
  idKind: shared.idKind,
  kinds: ['progress'],
  mail: shared.mail,
  fileName: ({ date }, _, language) => `progress-${date}-${language}`,
  defaultContent: {},
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
  send: async (mailing, idempotencyKey) => {
    const sent = await call(
      progressDocuments.sendProgressReport,
      { progressReportId: mailing.recordId, ...mailingOf(mailing) },
      { idempotencyKey },
    );
    await refreshReports();
    return sent;
  },
  listSendings: (progressReportId, cursor, signal) =>
    call(progressDocuments.listProgressSendings, { progressReportId, ...(cursor && { cursor }) }, { signal }),
};
