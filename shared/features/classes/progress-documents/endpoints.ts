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
  Sending,
  SendingFields,
  sendCall,
  sendingErrors,
  sentReportsOf,
} from '../../reports/sending/schema.ts';
import { ClassId } from '../classes/schema.ts';
import {
  isInOrder,
  isShort,
  notInOrder,
  ProgressReportId,
  periodFields,
  tooLong,
} from '../progress-reports/schema.ts';

const ReportPath = z.strictObject({ progressReportId: ProgressReportId });

export const SentProgressReports = sentReportsOf(z.object({})).meta({ id: 'SentProgressReports' });

export const progressDocuments = {
  openProgressPdf: endpoint({
    ...openCall,
    output: LinkedPdf,
    path: 'progress-reports/{progressReportId}/pdf',
    summary: 'A progress report as a PDF: a finished one with its frozen numbers, a draft with current ones',
    needs: 'progress-report:read',
    readEvent: 'progress-report.read',
    records: { progressReport: 'progressReportId' },
    errors: ['progress-report.removed'],
    input: ReportPath.extend({ ...copyLanguage, finishedOnly, sendingId: asSent }),
  }),
  sendProgressReport: endpoint({
    ...sendCall,
    output: Sending,
    path: 'progress-reports/{progressReportId}/send',
    summary: 'Sends a finished progress report by mail, as a PDF or by a link that asks for the birth date',
    needs: 'progress-report:send',
    records: { progressReport: 'progressReportId' },
    errors: ['progress-report.removed', 'report.draft', 'report.changed', ...sendingErrors],
    input: ReportPath.extend({ ...copyLanguage, ...SendingFields.shape }),
  }),
  listProgressSendings: endpoint({
    ...listCall,
    path: 'progress-reports/{progressReportId}/sendings',
    summary: 'Mails of a progress report, the newest first, with recipients and delivery status',
    needs: 'progress-report:read',
    readEvent: 'progress-report.read',
    records: { progressReport: 'progressReportId' },
    input: ReportPath.extend({ cursor: Cursor.optional() }),
    output: page(SentProgressReports),
  }),
  openClassProgressPdf: endpoint({
    ...openCall,
    output: LinkedPdf,
    path: 'classes/{classId}/progress/pdf',
    summary:
      'Attendance and means of a class over a period, for the children whom the caller may see; the others are counted',
    needs: 'evaluation:read',
    readEvent: 'class.read',
    errors: ['record.missing'],
    input: z
      .strictObject({ classId: ClassId, ...periodFields, ...copyLanguage })
      .refine(isInOrder, notInOrder)
      .refine(isShort, tooLong),
  }),
};
