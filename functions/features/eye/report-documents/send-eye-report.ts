import { AppError } from '../../../../shared/core/errors.ts';
import { familyAddresses } from '../../../../shared/features/cases/cases/family-address.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { copyForRecipients } from '../../../../shared/features/eye/report-documents/copies.ts';
import type { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { SentEyeReports } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { sending } from '../../reports/feature.ts';
import { eyeReportPdf, scriptFor } from './eye-report-pdf.ts';
import { reportToPrint } from './report-to-print.ts';

const sentRecord = ({ id: eyeReportId, caseId, reference }: EyeReport) => ({
  ids: { eyeReportId },
  caseId,
  reference,
});

export const sendEyeReport: PdfHandler<typeof reportDocuments.sendEyeReport> = async (
  { eyeReportId: _, kinds, to, message, asLink, again, addressesConfirmed, changesAcknowledged, ...wanted },
  context,
) => {
  const { eyeReport: report, case: child } = context.records;
  if (report.deletedAt === null && report.status === 'draft') throw new AppError('report.draft');
  const printed = await reportToPrint(context);
  const copy = wanted.copy ?? copyForRecipients(to, familyAddresses(child), report.to);
  const options = {
    ...wanted,
    copy,
    script: scriptFor(printed.facts.child, printed.facts.organization, wanted),
  };
  const { language, script, ...content } = options;
  const pdfOf = (kind: (typeof kinds)[number]) => eyeReportPdf(kind, options, printed, context.pdfs);
  const how = { to, message, asLink, again, addressesConfirmed, changesAcknowledged };
  const mailing = { ...how, kinds, language, script, content, pdfOf };
  return sending.send({ ...mailing, record: sentRecord(report), child }, context);
};

export const listSendings: PdfHandler<typeof reportDocuments.listSendings> = async (
  { cursor = null },
  context,
) => sending.list(SentEyeReports, sentRecord(context.records.eyeReport), cursor, context);
