import * as z from 'zod';
import { addProblem, Line, optional, Text } from '../../../core/fields.ts';
import { acuityNotations, isAcuity, isNumberNotation, unclearAcuities } from '../../../core/optics/acuity.ts';
import { eyes } from '../../../core/optics/eyes.ts';
import { readAcuity } from '../../../core/reading/read-acuity.ts';
import { type Measure, type Place, type ScreeningTest, screeningTests, type TestId } from './catalogue.ts';

export const notDoneReasons = ['refused', 'unable', 'noTime', 'notIndicated'] as const;
export const NotDoneReason = z.enum(notDoneReasons);
export type NotDoneReason = z.output<typeof NotDoneReason>;

/** Recorded values by measure. Null means that the measure is blank, which is not the same as zero. */
export type MeasureValues = Record<string, number | string | null>;

/** The answer for one place (whole test or side): the recorded values, or why the test was not done there. */
export type Answer =
  | { state: 'done'; values: MeasureValues }
  | { state: 'notDone'; reason: NotDoneReason; note: string | null };

/** The answers of one test in a screening. A place (whole test or side) without an answer is still open. */
export interface TestEntry extends Record<Place, Answer | null> {
  /** Facts about how the test was done. */
  details: MeasureValues;
  remark: string | null;
}

export type TestEntries = Record<TestId, TestEntry>;

const longestAcuity = 12;

function schemaOf(measure: Measure): z.ZodType<number | string> {
  switch (measure.kind) {
    case 'number':
      return z.number().min(measure.min).max(measure.max).multipleOf(measure.step);
    case 'choice':
      return z.enum(measure.options);
    case 'acuity':
      return Line.min(1)
        .overwrite(readAcuity)
        .refine(text => [...text].length <= longestAcuity, { error: 'validation.max_length' })
        .meta({ maxLength: longestAcuity });
    case 'text':
      return Line.min(1);
  }
}

const valuesOf = (measures: readonly Measure[]) =>
  z.strictObject(Object.fromEntries(measures.map(measure => [measure.id, optional(schemaOf(measure))])));

const NotDone = z.strictObject({ state: z.literal('notDone'), reason: NotDoneReason, note: optional(Line) });

function entryOf(test: ScreeningTest) {
  const Done = z.strictObject({ state: z.literal('done'), values: valuesOf(test.measures) });
  const answer = optional(z.discriminatedUnion('state', [Done, NotDone]));
  const absent = optional(z.null());
  return z.strictObject({
    whole: test.isSided ? absent : answer,
    right: test.isSided ? answer : absent,
    left: test.isSided ? answer : absent,
    details: valuesOf(test.details).prefault({}),
    remark: optional(Text),
  });
}

const emptyEntry = (test: ScreeningTest) => entryOf(test).prefault({});

/** The entries of all tests of a screening; a test that is left out has a blank entry. */
export const TestEntries = z
  .strictObject(Object.fromEntries(screeningTests.map(test => [test.id, emptyEntry(test)])))
  .check(payload => {
    const { eyesight } = payload.value as unknown as TestEntries;
    const chosen = acuityNotations.find(name => name === eyesight.details.notation);
    for (const eye of eyes) {
      const answer = eyesight[eye];
      if (answer?.state !== 'done') continue;
      for (const [name, text] of Object.entries(answer.values)) {
        if (text === null || isAcuity(String(text), chosen ?? 'decimal')) continue;
        if (chosen === undefined && unclearAcuities([String(text)]).length > 0) continue;
        addProblem(payload, ['eyesight', eye, 'values', name], 'validation.acuity', text);
      }
    }
  }) as unknown as z.ZodType<TestEntries, Partial<Record<TestId, unknown>>>;

export const acuitiesOf = ({ right, left }: Pick<TestEntry, 'right' | 'left'>): string[] =>
  [right, left].flatMap(answer =>
    answer?.state === 'done' ? Object.values(answer.values).filter(text => typeof text === 'string') : [],
  );

/** Whether an acuity is ambiguous (decimal or logMAR) and its notation was not chosen. */
export const lacksNotation = ({ eyesight }: TestEntries): boolean =>
  unclearAcuities(acuitiesOf(eyesight)).length > 0 && !isNumberNotation(eyesight.details.notation);
