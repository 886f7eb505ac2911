import * as z from 'zod';
import { Instant, Line, lineOf, optional, RequiredLine } from '../../../core/fields.ts';
import { holds } from '../../../core/personal-data.ts';
import { Gender } from '../../cases/cases/schema.ts';
import { Band } from '../screenings/bands.ts';
import { taskLanguages, testIds } from '../tests/catalogue.ts';

const maxMonths = 300;
const maxGrade = 12;
const longestMeasure = 40;
const Months = z.int().min(0).max(maxMonths);
const Bound = z.number().min(-1_000).max(1_000);

/** A line of a norm: the children to whom it applies, and the values. Null means no limit. */
export const NormRow = z.strictObject({
  band: optional(Band),
  /** Age in completed months on the day of the screening, inclusive. */
  ageFrom: optional(Months),
  ageTo: optional(Months),
  sex: optional(Gender),
  grade: optional(z.int().min(1).max(maxGrade)),
  /** Limits: values below `low` or above `high` need a follow-up. */
  low: optional(Bound),
  high: optional(Bound),
  /** The typical range; values outside this range are shown but not flagged. */
  typical: optional(Bound),
});
export type NormRow = z.output<typeof NormRow>;

/** A norm that an organisation took from a source, in the unit of the measure (acuity in logMAR). */
export const NormSetFields = z.strictObject({
  id: z.uuid(),
  test: z.enum(testIds),
  measure: lineOf(longestMeasure).min(1),
  name: RequiredLine,
  source: RequiredLine,
  edition: optional(Line),
  population: RequiredLine,
  /** Language and task of the norm; null if the test has none. */
  language: optional(z.enum(taskLanguages)),
  task: optional(lineOf(longestMeasure)),
  /** Whether the norm is approved; a norm that is not approved is not used in results. */
  isApproved: z.boolean().default(false),
  rows: z.array(NormRow).min(1).max(200),
});
export type NormSetFields = z.output<typeof NormSetFields>;

const Approver = z.object({ id: z.uuid(), fullName: holds('staff', RequiredLine) });

export const NormSet = NormSetFields.extend({
  approvedBy: optional(Approver),
  approvedAt: optional(Instant),
});
export type NormSet = z.output<typeof NormSet>;

export const maxNormSets = 40;

/** An organisation's norms; version 0 means the default norms. */
export const ScreeningNorms = z
  .object({
    version: z.int().min(0),
    sets: z.array(NormSet).max(maxNormSets),
    /** Who postponed choosing an eyesight line, and when; missing if nobody did. */
    eyesightLinePutOff: z.object({ by: Approver, at: Instant }).nullable().optional(),
  })
  .meta({ id: 'ScreeningNorms' });
export type ScreeningNorms = z.output<typeof ScreeningNorms>;
