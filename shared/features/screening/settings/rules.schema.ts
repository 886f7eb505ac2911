import * as z from 'zod';
import { Line, lineOf, optional, Text } from '../../../core/fields.ts';
import { NotDoneReason } from '../tests/answers.schema.ts';
import { testIds } from '../tests/catalogue.ts';

const test = z.enum(testIds);
const longestMeasure = 40;
const measure = lineOf(longestMeasure).min(1);

/**
 * Condition under which a rule suggests its recommendation. For a test with sides, one side that meets it is
 * enough.
 */
export const RuleCondition = z.discriminatedUnion('kind', [
  /** The test needs another look, because of an approved norm or for a reason that needs no norm. */
  z.strictObject({ kind: z.literal('followUp'), test }),
  /** The result of the test is worse than last time by more than noise. */
  z.strictObject({ kind: z.literal('worse'), test }),
  z.strictObject({ kind: z.literal('notDone'), test, reason: optional(NotDoneReason) }),
  /** Compares a recorded or computed number with a bound. */
  z.strictObject({
    kind: z.literal('number'),
    test,
    measure,
    is: z.enum(['atLeast', 'atMost']),
    value: z.number().min(-1_000).max(1_000),
  }),
  z.strictObject({ kind: z.literal('choice'), test, measure, is: lineOf(longestMeasure).min(1) }),
]);
export type RuleCondition = z.output<typeof RuleCondition>;

/** A rule: a recommendation with its condition. Recommendations are in the order of the rules. */
export const ScreeningRule = z.strictObject({
  id: z.uuid(),
  isOn: z.boolean().default(true),
  condition: RuleCondition,
  en: Text.min(1, { error: 'validation.required' }),
  zh: Text.min(1, { error: 'validation.required' }),
  /**
   * Source of the rule; unchanged if a request leaves the source out, as earlier versions of the web app do.
   */
  source: Line.nullable().optional(),
});
export type ScreeningRule = z.output<typeof ScreeningRule>;

export const maxRules = 60;

/** A sentence that testers can insert into remarks. */
export const Phrase = z.strictObject({
  id: z.uuid(),
  /** The test in whose remark field the phrase can be inserted; null for all tests and the notes. */
  test: optional(test),
  en: Text.min(1, { error: 'validation.required' }),
  zh: Text.min(1, { error: 'validation.required' }),
});
export type Phrase = z.output<typeof Phrase>;

export const maxPhrases = 100;

/**
 * Maximum length of a text about whom a family should see. It is short, because the summary repeats the text
 * for each test.
 */
const longestWhom = 120;
const whomText = z.strictObject({
  en: lineOf(longestWhom).min(1, { error: 'validation.required' }),
  zh: lineOf(longestWhom).min(1, { error: 'validation.required' }),
});

/**
 * Texts, in the organisation's words, about whom a family should see about a test; null for the default text.
 */
export const Whom = z.strictObject({ eyesight: whomText.nullable(), other: whomText.nullable() });
export type Whom = z.output<typeof Whom>;

/** An organisation's rules; version 0 means the default rules. */
export const ScreeningRules = z
  .object({
    version: z.int().min(0),
    rules: z.array(ScreeningRule).max(maxRules),
    /** Phrases for remarks; unset in settings that were stored before phrases existed. */
    phrases: z.array(Phrase).max(maxPhrases).optional(),
    whom: Whom.optional(),
  })
  .meta({ id: 'ScreeningRules' });
export type ScreeningRules = z.output<typeof ScreeningRules>;
