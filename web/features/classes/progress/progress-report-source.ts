import { progressReportSource as shared } from '../../../../shared/features/classes/feature.ts';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { mailingOf } from '../../../platform/features/mailing-of.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { childReportsQuery } from './queries.ts';

/** Report source for progress reports. Finished reports can be sent. */
export const progressReportSource: ReportSource = {
  key: 'progress-documents',
  root: 'progress-reports',
  idKind: shared.idKind,
  kinds: ['progress'],
  mail: shared.mail,
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
