import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { openBlankEyeFormHandler, openEyeReportPdfHandler } from './open-eye-report-pdf.ts';
import { listSendingsHandler, sendEyeReportHandler } from './send-eye-report.ts';

export const endpoints = reportDocuments;

export const handlers: PdfHandlers<typeof reportDocuments> = {
  openEyeReportPdf: openEyeReportPdfHandler,
  openBlankEyeForm: openBlankEyeFormHandler,
  sendEyeReport: sendEyeReportHandler,
  listSendings: listSendingsHandler,
};
