import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Locale, optional, Script } from '../../../core/fields.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import { Band } from '../screenings/bands.ts';
import { ScreeningId } from '../screenings/schema.ts';

const copy = { language: Locale, script: optional(Script) };
const calls = { method: 'POST', lambda: 'pdf', needs: 'screening:read', effect: 'read' } as const;

export const screeningReports = {
  openScreeningPdf: endpoint({
    ...calls,
    path: 'screenings/{screeningId}/pdf',
    summary:
      'The report of a screening: of a finished one what was true when it was finished, of a draft what is now',
    records: { screening: 'screeningId' },
    readEvent: 'screening.read',
    errors: ['screening.deleted'],
    input: z.strictObject({ screeningId: ScreeningId, ...copy }),
    output: LinkedPdf,
  }),
  openBlankScreeningForm: endpoint({
    ...calls,
    path: 'screening-forms/pdf',
    summary: 'A form to be filled in by hand, with every test and the organisation’s head',
    input: z.strictObject({ band: Band, ...copy }),
    output: LinkedPdf,
  }),
};
