import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page } from '../../../core/fields.ts';
import { EyeReportId } from '../../eye/eye-reports/schema.ts';
import { ReportOptions } from '../../eye/report-documents/options.schema.ts';
import { Sending, SendingFields, SentReports } from './schema.ts';

export const sending = {
  sendEyeReport: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'eye-reports/{eyeReportId}/send',
    summary: 'Sends finished reports by mail, as PDFs or by a link that asks for the birth date',
    needs: 'eye:send',
    module: 'eye',
    allowedAfterLicenceEnds: true,
    status: 201,
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    errors: ['report.character', 'eye.deleted', 'report.draft', 'report.no-birth-date', 'rate.limited'],
    input: ReportOptions.extend({ eyeReportId: EyeReportId, ...SendingFields.shape }),
    output: Sending,
  }),
  listSendings: endpoint({
    method: 'GET',
    lambda: 'pdf',
    path: 'eye-reports/{eyeReportId}/sendings',
    summary: 'How a report was sent by mail, the newest first: what, to whom, and what became of it',
    needs: 'eye:read',
    readEvent: 'eyeReport.read',
    module: 'eye',
    records: { eyeReport: 'eyeReportId' },
    input: z.strictObject({ eyeReportId: EyeReportId, cursor: Cursor.optional() }),
    output: page(SentReports),
  }),
};
