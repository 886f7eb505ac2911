import { sending } from '../../../../shared/features/reports/sending/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { listSendingsHandler } from './list-sendings.ts';
import { sendEyeReportHandler } from './send-eye-report.ts';

export const endpoints = sending;

export const handlers: PdfHandlers<typeof sending> = {
  sendEyeReport: sendEyeReportHandler,
  listSendings: listSendingsHandler,
};
