import {
  screeningCopies,
  screeningCopyIn,
} from '../../../../shared/features/screening/screening-reports/copies.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { reportSourceOf } from '../../../platform/features/report-source-of.ts';
import { caseScreeningsQuery, screeningChangesQuery, screeningQuery } from '../queries.ts';
import { UnjudgedNotice } from './unjudged-notice.tsx';

/** Kind of copy of old reports, which were sent before there were different copies. */
const beforeCopies = 'full';

export const screeningReportSource: ReportSource = {
  ...reportSourceOf(
    'screening',
    {
      send: screeningReports.sendScreeningReport,
      list: screeningReports.listScreeningSendings,
      open: screeningReports.openScreeningPdf,
    },
    ({ copy: { content } }) => ({ copy: screeningCopyIn(content) ?? beforeCopies }),
  ),
  page: () => 'screeningReport',
  key: 'screening-reports',
  root: 'screenings',
  fileName: ({ date }, _, language, copy) =>
    `${copy === 'full' ? 'screening' : 'screening-summary'}-${date}-${language}`,
  defaultContent: () => ({ copy: 'family' }),
  copies: {
    kinds: screeningCopies.map(kind => ({ kind, title: `learning:copies.${kind}` as const })),
    presetOf: async () => 'family',
    choiceKind: 'screening',
    kindIn: content => screeningCopyIn(content) ?? beforeCopies,
    contentFor: (_, kind) => ({ copy: screeningCopies.find(name => name === kind) ?? 'family' }),
  },
  remarkOf: content => {
    const copy = screeningCopyIn(content);
    return copy ? `learning:copies.${copy}` : null;
  },
  CopyNotice: UnjudgedNotice,
  listRecords: async caseId => {
    const screenings = await queryClient.fetchQuery(caseScreeningsQuery(caseId));
    return screenings
      .map(({ id, date, status }) => ({
        id,
        date,
        reference: '',
        title: 'screenings:report.screening' as const,
        isDraft: status === 'draft',
      }))
      .toReversed();
  },
  timesOf: id => queryClient.fetchQuery(screeningQuery(id)),
  changesOf: async ({ id }) => {
    const { changes } = await queryClient.fetchQuery(screeningChangesQuery(id));
    return changes.map(what => ({ what }));
  },
};
