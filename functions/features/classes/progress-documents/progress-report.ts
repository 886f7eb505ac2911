import type { Locale, Script } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type progressDocuments,
  SentProgressReports,
} from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { documentReport } from '../../reports/feature.ts';
import { ProgressReportsStore, progressReportKind } from '../progress-reports/progress-reports-store.ts';
import { progressPdf } from './progress-pdf.ts';

const report = documentReport({
  recordIn: (records: { progressReport: ProgressReport; case: Case }) => records.progressReport,
  parse: progressReportKind.parse,
  referenceOf: ({ to }) => to,
  kindsOf: () => ['progress'],
  checkPresent: report => checkPresent(progressReportKind, report),
  print: async (report, copy: { language: Locale; script: Script | null }, context) => {
    const { pdf, script } = await progressPdf({ report, child: context.records.case }, copy, context);
    return { language: copy.language, script, pdfOf: () => pdf };
  },
  storeOf: ({ openStore }) => openStore(ProgressReportsStore),
  sent: SentProgressReports,
});

export const openProgressPdf: PdfHandler<typeof progressDocuments.openProgressPdf> = report.open;
export const sendProgressReport: PdfHandler<typeof progressDocuments.sendProgressReport> = report.send;
export const listProgressSendings: PdfHandler<typeof progressDocuments.listProgressSendings> = report.list;
