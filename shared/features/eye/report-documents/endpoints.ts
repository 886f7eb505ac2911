import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Instant, Locale, optional, Script } from '../../../core/fields.ts';
import { EyeReportId } from '../eye-reports/schema.ts';
import { ReportOptions } from './options.schema.ts';
import { EyeReportKind } from './schema.ts';

/** A link to a PDF, which is good for minutes, and what it is called when it is saved. */
export const LinkedPdf = z
  .object({ url: z.url(), name: z.string(), expiresAt: Instant })
  .meta({ id: 'LinkedPdf' });
export type LinkedPdf = z.output<typeof LinkedPdf>;

const calls = {
  method: 'POST',
  lambda: 'pdf',
  needs: 'eye:read',
  module: 'eye',
  effect: 'read',
  errors: ['report.character', 'eye.deleted'],
} as const;

export const reportDocuments = {
  openEyeReportPdf: endpoint({
    ...calls,
    path: 'eye-reports/{eyeReportId}/pdf',
    summary: 'A report as a PDF: made when it is first asked for, and kept with the version it is of',
    records: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    readEvent: 'eyeReport.read',
    input: ReportOptions.extend({ eyeReportId: EyeReportId, kind: EyeReportKind }),
    output: LinkedPdf,
  }),
  openBlankEyeForm: endpoint({
    ...calls,
    path: 'eye-forms/pdf',
    summary: 'A report to be filled in by hand, with the organisation’s head',
    input: z.strictObject({ kind: EyeReportKind, language: Locale, script: optional(Script) }),
    output: LinkedPdf,
  }),
};
