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

/** A line of a norm: to which children it applies, and its values. Null means no limit. */
export const NormRow = z.strictObject({
  band: optional(Band),
  /** Lowest age to which the line applies, in completed months on the day of the screening. */
  ageFrom: optional(Months),
  /** Highest age to which the line applies, in completed months. */
  ageTo: optional(Months),
  sex: optional(Gender),
  grade: optional(z.int().min(1).max(maxGrade)),
  /** Lowest expected value; a value below it needs another look. */
  low: optional(Bound),
  /** Highest expected value; a value above it needs another look. */
  high: optional(Bound),
  /** The usual value, which is shown for comparison. It has no influence on the judgement. */
  typical: optional(Bound),
});
export type NormRow = z.output<typeof NormRow>;

/**
 * A norm that an organisation has taken from a publication. Its values are in the unit of the measure
 * (acuity in logMAR).
 */
export const NormSetFields = z.strictObject({
  id: z.uuid(),
  test: z.enum(testIds),
  measure: lineOf(longestMeasure).min(1),
  name: RequiredLine,
  source: RequiredLine,
  edition: optional(Line),
  population: RequiredLine,
  /** Language of the task to which the norm applies; null for any language. */
  language: optional(z.enum(taskLanguages)),
  task: optional(lineOf(longestMeasure)),
  /** Whether the norm is approved. Results do not use a norm that is not approved. */
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
    /** Who postponed the choice of an eyesight line, and when; unset if nobody did. */
    eyesightLinePutOff: z.object({ by: Approver, at: Instant }).nullable().optional(),
  })
  .meta({ id: 'ScreeningNorms' });
export type ScreeningNorms = z.output<typeof ScreeningNorms>;
