import { AppError } from '../../../../shared/core/errors.ts';
import {
  SentScreeningReports,
  type screeningReports,
} from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { retryOnVersionConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { sending } from '../../reports/feature.ts';
import { readScreening } from '../screenings/screening-writes.ts';
import { ScreeningsStore } from '../screenings/screenings-store.ts';
import { screeningPdf } from './screening-pdf.ts';

const sentRecord = ({ id: screeningId, caseId, date: reference }: Screening) => ({
  ids: { screeningId },
  caseId,
  reference,
});

/** Marks the screening as sent, retrying on conflicts with concurrent changes. */
export const sendScreeningReport: PdfHandler<typeof screeningReports.sendScreeningReport> = (
  { screeningId: _, language, script: requestedScript, ...mailing },
  context,
) => {
  const child = context.records.case;
  return retryOnVersionConflict(context.records.screening, readScreening, async screening => {
    if (screening.deletedAt === null && screening.status === 'draft') throw new AppError('report.draft');
    const { pdf, script } = await screeningPdf(
      { screening, child },
      { language, script: requestedScript },
      context,
    );
    const writes = context.openStore(ScreeningsStore).sentWrites(screening);
    const record = { ...sentRecord(screening), writes };
    const copy = { kinds: ['screening' as const], language, script, content: {}, pdfOf: () => pdf };
    return sending.send({ ...mailing, ...copy, record, child }, context);
  });
};

export const listScreeningSendings: PdfHandler<typeof screeningReports.listScreeningSendings> = (
  { cursor = null },
  context,
) => sending.list(SentScreeningReports, sentRecord(context.records.screening), cursor, context);
