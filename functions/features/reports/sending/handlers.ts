import { reports } from '../../../../shared/features/reports/sending/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { listSendingsHandler } from './list-sendings.ts';
import { openBlankEyeFormHandler, openEyeReportPdfHandler } from './open-eye-report-pdf.ts';
import { sendEyeReportHandler } from './send-eye-report.ts';

export const endpoints = reports;

export const handlers: PdfHandlers<typeof reports> = {
  openEyeReportPdf: openEyeReportPdfHandler,
  openBlankEyeForm: openBlankEyeFormHandler,
  sendEyeReport: sendEyeReportHandler,
  listSendings: listSendingsHandler,
};
