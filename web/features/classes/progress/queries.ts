import { queryOptions, skipToken } from '@tanstack/react-query';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import {
  type ProgressReport,
  ProgressReportId,
} from '../../../../shared/features/classes/progress-reports/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';

const root = ['progress-reports'];

export const childReportsQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...root, 'of', caseId],
    queryFn: async ({ signal }) =>
      (await call(progressReports.listProgressReports, { caseId }, { signal })).reports,
  });

export const progressReportQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      assertId(ProgressReportId, id);
      return call(progressReports.getProgressReport, { progressReportId: id }, { signal });
    },
  });

/** The PDF of a report as it is sent; cached by version. */
export const progressPdfQuery = (
  { id, version }: Pick<ProgressReport, 'id'> & { version?: number },
  { language, script }: ReportLanguage,
) =>
  queryOptions({
    queryKey: [...root, 'pdf', id, version, language, script],
    queryFn: async ({ signal }) => {
      assertId(ProgressReportId, id);
      const copy = { progressReportId: id, language, script: language === 'zh' ? script : null };
      return fetchPdf(await call(progressDocuments.openProgressPdf, copy, { signal }), signal);
    },
  });

export type ClassCopy = ReportLanguage & { from: string; to: string };

/** PDF of the current data of a class; disabled without a copy. */
export const classPdfQuery = (classId: string, copy: ClassCopy | null) =>
  queryOptions({
    queryKey: [...root, 'class-pdf', classId, copy],
    queryFn: copy
      ? async ({ signal }) => {
          const script = copy.language === 'zh' ? copy.script : null;
          const input = { ...copy, classId, script };
          return fetchPdf(await call(progressDocuments.openClassProgressPdf, input, { signal }), signal);
        }
      : skipToken,
    gcTime: 0,
  });

export const refreshReports = () => queryClient.invalidateQueries({ queryKey: root });

/** Caches the saved report and refetches lists and pages. */
export async function keepReport(report: ProgressReport): Promise<void> {
  queryClient.setQueryData(progressReportQuery(report.id).queryKey, report);
  await queryClient.invalidateQueries({ queryKey: [...root, 'of'] });
}
