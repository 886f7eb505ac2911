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
} from '../../reports/sending/schema.ts';
import { Band } from '../screenings/bands.ts';
import { ScreeningId } from '../screenings/schema.ts';
import { copy, SentScreeningReports } from './sent.schema.ts';

export const screeningReports = {
  openScreeningPdf: endpoint({
    ...openCall,
    output: LinkedPdf,
    needs: 'screening:read',
    path: 'screenings/{screeningId}/pdf',
    summary:
      'The report of a screening as a PDF: a finished one with its frozen facts, a draft with current ones',
    records: { screening: 'screeningId' },
    readEvent: 'screening.read',
    errors: ['screening.deleted', 'report.draft'],
    input: z.strictObject({
      screeningId: ScreeningId,
      copy,
      finishedOnly,
      ...copyLanguage,
      sendingId: asSent,
    }),
  }),
  openBlankScreeningForm: endpoint({
    ...openCall,
    output: LinkedPdf,
    needs: 'screening:read',
    path: 'screening-forms/pdf',
    summary: 'A blank form of all tests to fill in by hand, with the organisation’s letterhead',
    input: z.strictObject({ band: Band, ...copyLanguage }),
  }),
  sendScreeningReport: endpoint({
    ...sendCall,
    output: Sending,
    path: 'screenings/{screeningId}/send',
    summary:
      'Sends the report of a finished screening by mail, as a PDF or as a link that asks for the birth date',
    needs: 'screening:send',
    records: { screening: 'screeningId' },
    errors: ['screening.deleted', 'report.draft', 'report.changed', ...sendingErrors],
    input: z.strictObject({ screeningId: ScreeningId, copy, ...copyLanguage, ...SendingFields.shape }),
  }),
  listScreeningSendings: endpoint({
    ...listCall,
    path: 'screenings/{screeningId}/sendings',
    summary: 'Mails of a screening’s report, the newest first, with recipients and delivery status',
    needs: 'screening:read',
    readEvent: 'screening.read',
    records: { screening: 'screeningId' },
    input: z.strictObject({ screeningId: ScreeningId, cursor: Cursor.optional() }),
    output: page(SentScreeningReports),
  }),
};
