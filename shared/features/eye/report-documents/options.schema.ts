import * as z from 'zod';
import { Locale, optional, Script } from '../../../core/fields.ts';
import { sentReportsOf } from '../../reports/sending/schema.ts';
import { axialPopulations } from '../optics/axial-populations.ts';
import { referenceIds } from '../progression/reference-rates.ts';
import { reportMethods } from '../progression/report-course.ts';
import { type CopyKind, copyKinds } from './copies.ts';

export const ReportContent = z.strictObject({
  /**
   * Kind of copy. If unset, an email contains the copy for its recipient; print and download use the copy for
   * the report's addressee.
   */
  copy: z.enum(copyKinds).nullish(),
  /** The study with which the child's progression is compared; chosen by the clinician. */
  reference: optional(z.enum(referenceIds)),
  /**
   * Refraction method whose powers are shown, chosen by the clinician; if null, the method of most visits.
   */
  method: z.enum(reportMethods).nullish(),
  /** The population whose axial lengths are drawn for comparison; chosen by the clinician. */
  axialPopulation: z.enum(axialPopulations).nullish(),
  /** Whether the growth of the child's eyes is compared with published growth. */
  hasGrowth: z.boolean().default(false),
  hasEyeLength: z.boolean().default(true),
  /** Sent by earlier versions of the web app; ignored. */
  chosenBy: z.enum(['organization', 'person']).nullish(),
  hasProjection: z.boolean().default(false),
  hasTarget: z.boolean().default(false),
  hasTreatmentEffect: z.boolean().default(false),
});
export type ReportContent = z.output<typeof ReportContent>;

/**
 * The content for another kind of copy. If the kind changes to the family's copy, projection and treatment
 * effect are removed, because a person must choose them for the family.
 */
export const withCopy = (content: ReportContent, copy: CopyKind): ReportContent => ({
  ...content,
  ...(copy === 'family' && content.copy !== 'family' && { hasProjection: false, hasTreatmentEffect: false }),
  copy,
});

export const SentEyeReports = sentReportsOf(ReportContent.prefault({})).meta({ id: 'SentReports' });

export const ReportOptions = z.strictObject({
  language: Locale,
  /** Chinese script; by default that of the family, otherwise that of the organisation. */
  script: optional(Script),
  ...ReportContent.shape,
});
export type ReportOptions = z.output<typeof ReportOptions>;
