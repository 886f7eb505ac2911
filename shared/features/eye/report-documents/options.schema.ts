import * as z from 'zod';
import { Locale, optional, Script } from '../../../core/fields.ts';
import { referenceIds } from '../progression/reference-rates.ts';

/** What a copy of a report shows beside what was recorded. */
export const ReportContent = z.strictObject({
  /** Mean progression to compare with, which is the clinician's choice. */
  reference: optional(z.enum(referenceIds)),
  hasEyeLength: z.boolean().default(true),
  hasProjection: z.boolean().default(false),
  hasTarget: z.boolean().default(false),
  hasTreatmentEffect: z.boolean().default(false),
});
export type ReportContent = z.output<typeof ReportContent>;

/** How a copy of a report is wanted. */
export const ReportOptions = z.strictObject({
  language: Locale,
  /** How Chinese is written on it; the family's way, or else the organisation's, where it is left out. */
  script: optional(Script),
  ...ReportContent.shape,
});
export type ReportOptions = z.output<typeof ReportOptions>;
