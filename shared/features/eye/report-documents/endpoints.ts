import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page } from '../../../core/fields.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import {
  asSent,
  copyLanguage,
  finishedOnly,
  listCall,
  openCall,
  reportKindsOf,
  Sending,
  SendingFields,
  sendCall,
  sendingErrors,
} from '../../reports/sending/schema.ts';
import { EyeReportId } from '../eye-reports/schema.ts';
import { mailedCopyKinds } from './copies.ts';
import { ReportOptions, SentEyeReports } from './options.schema.ts';
import { EyeReportKind } from './schema.ts';

const reads = { needs: 'eye:read', module: 'eye', errors: ['eye.deleted'] } as const;

export const reportDocuments = {
  openEyeReportPdf: endpoint({
    ...openCall,
    output: LinkedPdf,
    ...reads,
    path: 'eye-reports/{eyeReportId}/pdf',
    summary: 'A report as a PDF; created on the first request and stored with the report version',
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    readEvent: 'eyeReport.read',
    errors: ['eye.deleted', 'report.draft'],
    input: ReportOptions.extend({
      eyeReportId: EyeReportId,
      kind: EyeReportKind,
      finishedOnly,
      sendingId: asSent,
    }),
  }),
  openBlankEyeForm: endpoint({
    ...openCall,
    output: LinkedPdf,
    ...reads,
    path: 'eye-forms/pdf',
    summary: 'A blank report to fill in by hand, with the organisation’s letterhead',
    input: z.strictObject({ kind: EyeReportKind, ...copyLanguage }),
  }),
  sendEyeReport: endpoint({
    ...sendCall,
    output: Sending,
    path: 'eye-reports/{eyeReportId}/send',
    summary: 'Sends finished reports by mail, as PDFs or as a link that asks for the birth date',
    needs: 'eye:send',
    module: 'eye',
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    errors: ['eye.deleted', 'report.draft', 'report.changed', ...sendingErrors],
    input: ReportOptions.extend({
      eyeReportId: EyeReportId,
      kinds: reportKindsOf(EyeReportKind),
      copy: z.enum(mailedCopyKinds).nullish(),
      ...SendingFields.shape,
    }),
  }),
  listSendings: endpoint({
    ...listCall,
    path: 'eye-reports/{eyeReportId}/sendings',
    summary: 'Mails of a report, the newest first, with content, recipients and delivery status',
    needs: 'eye:read',
    readEvent: 'eyeReport.read',
    module: 'eye',
    records: { eyeReport: 'eyeReportId' },
    input: z.strictObject({ eyeReportId: EyeReportId, cursor: Cursor.optional() }),
    output: page(SentEyeReports),
  }),
};
