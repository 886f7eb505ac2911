import { queryOptions } from '@tanstack/react-query';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { pdfQuery } from '../../../platform/api/pdf-query.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { languageInput } from '../../../platform/i18n/written-languages.ts';

const root = ['progress-reports'];

export const childReportsQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...root, 'of', caseId],
    queryFn: async ({ signal }) =>
      (await call(progressReports.listProgressReports, { caseId }, { signal })).reports,
  });

/** @param period valid period of at most a year */
export const childProgressQuery = (caseId: string, period: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...root, 'child', caseId, period],
    queryFn: ({ signal }) => call(progressReports.getChildProgress, { ...period, caseId }, { signal }),
  });

export const progressReportQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      assertId('progressReport', id);
      return call(progressReports.getProgressReport, { progressReportId: id }, { signal });
    },
  });

/** The PDF of a report as it is sent to families; cached by version. */
export const progressPdfQuery = (
  { id, version }: Pick<ProgressReport, 'id'> & { version?: number },
  copy: ReportLanguage,
) =>
  pdfQuery([...root, 'pdf', id, version, copy], options => {
    assertId('progressReport', id);
    return call(progressDocuments.openProgressPdf, { progressReportId: id, ...languageInput(copy) }, options);
  });

export type ClassCopy = ReportLanguage & { from: string; to: string };

/** PDF of the progress of a whole class, with its current data. */
export const classPdfQuery = (classId: string, copy: ClassCopy) =>
  pdfQuery([...root, 'class-pdf', classId, copy], options =>
    call(progressDocuments.openClassProgressPdf, { ...copy, ...languageInput(copy), classId }, options),
  );

export const refreshReports = () => queryClient.invalidateQueries({ queryKey: root });

export async function keepReport(report: ProgressReport): Promise<void> {
  queryClient.setQueryData(progressReportQuery(report.id).queryKey, report);
  await queryClient.invalidateQueries({ queryKey: [...root, 'of'] });
}
