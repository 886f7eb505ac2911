import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { openClassProgressPdfHandler } from './class-progress-pdf.ts';
import { progressPdf } from './progress-pdf.ts';
import { listProgressSendingsHandler, sendProgressReportHandler } from './send-progress-report.ts';

export const endpoints = progressDocuments;

export const handlers: PdfHandlers<typeof progressDocuments> = {
  openProgressPdf: async (copy, context) => {
    const { progressReport: report, case: child } = context.records;
    const { pdf } = await progressPdf({ report, child }, copy, context);
    return context.pdfs.open(pdf);
  },
  sendProgressReport: sendProgressReportHandler,
  listProgressSendings: listProgressSendingsHandler,
  openClassProgressPdf: openClassProgressPdfHandler,
};
