import { AppError } from '../../../../shared/core/errors.ts';
import {
  type progressDocuments,
  SentProgressReports,
} from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { retryOnVersionConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { sending } from '../../reports/feature.ts';
import { ProgressReportsStore, readReport } from '../progress-reports/progress-reports-store.ts';
import { progressPdf } from './progress-pdf.ts';

const sentRecord = ({ id: progressReportId, caseId, to: reference }: ProgressReport) => ({
  ids: { progressReportId },
  caseId,
  reference,
});

/** Marks the report as sent. */
export const sendProgressReport: PdfHandler<typeof progressDocuments.sendProgressReport> = (
  { progressReportId: _, language, script: requestedScript, ...mailing },
  context,
) => {
  const child = context.records.case;
  return retryOnVersionConflict(context.records.progressReport, readReport, async report => {
    if (report.removedAt === null && report.status === 'draft') throw new AppError('report.draft');
    const { pdf, script } = await progressPdf(
      { report, child },
      { language, script: requestedScript },
      context,
    );
    const writes = context.openStore(ProgressReportsStore).sentWrites(report);
    const record = { ...sentRecord(report), writes };
    const copy = { kinds: ['progress' as const], language, script, content: {}, pdfOf: () => pdf };
    return sending.send({ ...mailing, ...copy, record, child }, context);
  });
};

export const listProgressSendings: PdfHandler<typeof progressDocuments.listProgressSendings> = (
  { cursor = null },
  context,
) => sending.list(SentProgressReports, sentRecord(context.records.progressReport), cursor, context);
