import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { referenceIds } from '../eye/reference-rates.ts';
import { EyeReportId } from '../eye/schema.ts';
import { Instant, Locale, optional, Script } from '../fields.ts';
import { EyeReportKind } from './kinds.ts';
import { Sending, SendingFields } from './sending.ts';

/** What a copy of a report shows beside what was recorded. */
export const ReportOptions = z.strictObject({
  language: Locale,
  /** How Chinese is written on it; the organisation's way where it is left out. */
  script: optional(Script),
  /** Mean progression to compare with, which is the clinician's choice. */
  reference: optional(z.enum(referenceIds)),
  hasEyeLength: z.boolean().default(true),
  hasProjection: z.boolean().default(false),
  hasTarget: z.boolean().default(false),
  hasTreatmentEffect: z.boolean().default(false),
});
export type ReportOptions = z.output<typeof ReportOptions>;

/** A link to a PDF, which is good for minutes, and what it is called when it is saved. */
export const LinkedPdf = z
  .object({ url: z.url(), name: z.string(), expiresAt: Instant })
  .meta({ id: 'LinkedPdf' });
export type LinkedPdf = z.output<typeof LinkedPdf>;

const calls = { method: 'POST', entry: 'pdf', needs: 'eye:read', module: 'eye', effect: 'read' } as const;

export const reports = {
  openEyeReportPdf: endpoint({
    ...calls,
    path: 'eye-reports/{eyeReportId}/pdf',
    summary: 'A report as a PDF: made when it is first asked for, and kept with the version it is of',
    loads: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    reads: 'eyeReport.read',
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
  sendEyeReport: endpoint({
    method: 'POST',
    entry: 'pdf',
    path: 'eye-reports/{eyeReportId}/send',
    summary: 'Sends finished reports by mail, as PDFs or by a link that asks for the birth date',
    needs: 'eye:send',
    module: 'eye',
    outlastsLicence: true,
    status: 201,
    loads: { eyeReport: 'eyeReportId', eyeSeries: 'eyeReportId' },
    input: ReportOptions.extend({ eyeReportId: EyeReportId, ...SendingFields.shape }),
    output: Sending,
  }),
};
