import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { changesSince, type ReportChange } from '../../../core/report-changes.ts';
import { testsOf } from '../results/judgement.ts';
import { type ResultRow, resultOf } from '../results/result.ts';
import type { Screening } from '../screenings/schema.ts';
import type { TestId } from '../tests/catalogue.ts';
import type { PrintedScreening } from './frozen.schema.ts';

/**
 * Printed facts that have changed since a report was finished. Norms that were approved later do not count.
 */
const ScreeningChange = z.enum([
  ...(['fullName', 'otherName', 'birthDate', 'gender'] as const),
  ...(['organization', 'logo', 'earlier', 'judgement'] as const),
]);

/**
 * Changes of printed facts since a screening was finished or last amended. Its report does not change until
 * somebody amends the screening.
 */
export const ScreeningChanges = z
  .object({
    /** When the printed facts were frozen; null for a draft. */
    frozenAt: Instant.nullable(),
    changes: z.array(ScreeningChange),
    /** Whether the report judges at least one test, by its frozen facts; by current ones for a draft. */
    isJudged: z.boolean(),
  })
  .meta({ id: 'ScreeningChanges' });

type Compared = Pick<Screening, 'id' | 'date' | 'band' | 'grade' | 'tests'>;

/**
 * The tests that a report lists for another look. Reports older than the field `again` listed a test only if
 * a value was outside its norm, or if the eyes differed and at least one eye had a norm.
 */
const saidAgain = ({ again }: PrintedScreening, rows: readonly ResultRow[]): TestId[] =>
  again ??
  rows.flatMap(({ test, reasons, items }) =>
    reasons.includes('norm') || (reasons.includes('apart') && items.some(({ norm }) => norm !== null))
      ? [test]
      : [],
  );

/**
 * Differences between the frozen facts of a report and the current facts.
 * @param screening the finished screening
 * @param printed the frozen facts
 * @param now the current facts
 */
export function screeningChangesSince(
  screening: Compared,
  printed: PrintedScreening,
  now: PrintedScreening,
): ReportChange[] {
  const rows = resultOf(screening, printed.previous ?? undefined, printed.sets, printed.child);
  return changesSince(
    { ...comparable(printed), judgement: saidAgain(printed, rows) },
    // The frozen and the current facts are judged from the same data and the same norms.
    { ...comparable(now), judgement: testsOf(rows, 'again') },
  );
}

const comparable = ({ child, organization, previous }: PrintedScreening) => ({
  child,
  organization,
  earlier: previous,
});

/** Whether the report with these facts judges at least one test. */
export const isReportJudged = (screening: Compared, { previous, sets, child }: PrintedScreening): boolean =>
  resultOf(screening, previous ?? undefined, sets, child).some(({ judgement }) => judgement !== 'notJudged');

/** Converts changes to the form that the API response has. */
export const screeningChangesOf = (changes: readonly ReportChange[]) =>
  z.array(ScreeningChange).parse(changes.map(({ what }) => what));
