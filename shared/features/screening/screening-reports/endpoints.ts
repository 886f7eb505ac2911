import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Locale, optional, page, Script } from '../../../core/fields.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import { Sending, SendingFields, sendingErrors, sentReportsOf } from '../../reports/sending/schema.ts';
import { Band } from '../screenings/bands.ts';
import { ScreeningId } from '../screenings/schema.ts';

const copy = { language: Locale, script: optional(Script) };
const calls = { method: 'POST', lambda: 'pdf', needs: 'screening:read', effect: 'read' } as const;

/** A sending of the report of a screening, for members who may resend it. */
export const SentScreeningReports = sentReportsOf(z.object({})).meta({ id: 'SentScreeningReports' });

export const screeningReports = {
  openScreeningPdf: endpoint({
    ...calls,
    path: 'screenings/{screeningId}/pdf',
    summary:
      'The report of a screening as a PDF: a finished one with its frozen facts, a draft with current ones',
    records: { screening: 'screeningId' },
    readEvent: 'screening.read',
    errors: ['screening.deleted'],
    input: z.strictObject({ screeningId: ScreeningId, ...copy }),
    output: LinkedPdf,
  }),
  openBlankScreeningForm: endpoint({
    ...calls,
    path: 'screening-forms/pdf',
    summary: 'A blank form of all tests to fill in by hand, with the organisation’s letterhead',
    input: z.strictObject({ band: Band, ...copy }),
    output: LinkedPdf,
  }),
  sendScreeningReport: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'screenings/{screeningId}/send',
    summary:
      'Sends the report of a finished screening by mail, as a PDF or as a link that asks for the birth date',
    needs: 'screening:send',
    allowedAfterLicenceEnds: true,
    status: 201,
    records: { screening: 'screeningId' },
    errors: ['screening.deleted', 'report.draft', 'report.changed', ...sendingErrors],
    input: z.strictObject({ screeningId: ScreeningId, ...copy, ...SendingFields.shape }),
    output: Sending,
  }),
  listScreeningSendings: endpoint({
    method: 'GET',
    lambda: 'pdf',
    path: 'screenings/{screeningId}/sendings',
    summary: 'Mails of a screening’s report, the newest first, with recipients and delivery status',
    needs: 'screening:read',
    readEvent: 'screening.read',
    records: { screening: 'screeningId' },
    input: z.strictObject({ screeningId: ScreeningId, cursor: Cursor.optional() }),
    output: page(SentScreeningReports),
  }),
};
