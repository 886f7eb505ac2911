import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { changesSince, type ReportChange } from '../../../core/report-changes.ts';
import { testsOf } from '../results/judgement.ts';
import { type ResultRow, resultOf } from '../results/result.ts';
import type { Screening } from '../screenings/schema.ts';
import type { TestId } from '../tests/catalogue.ts';
import type { PrintedScreening } from './frozen.schema.ts';

/** Printed facts of a finished report that have changed. Norms approved later are not included. */
const ScreeningChange = z.enum([
  ...(['fullName', 'otherName', 'birthDate', 'gender'] as const),
  ...(['organization', 'logo', 'earlier', 'judgement'] as const),
]);

/** Changes since a screening was finished or amended; its report stays as it is until it is amended. */
export const ScreeningChanges = z
  .object({
    /** Since when the report has printed the same facts; null for a draft. */
    frozenAt: Instant.nullable(),
    changes: z.array(ScreeningChange),
  })
  .meta({ id: 'ScreeningChanges' });

type Compared = Pick<Screening, 'id' | 'date' | 'band' | 'grade' | 'tests'>;

/**
 * The tests that a report says should be looked at again. Reports from before `again` was stored listed a test only if
 * a value missed its norm, or if the eyes differed and at least one of them had a norm.
 */
const saidAgain = ({ again }: PrintedScreening, rows: readonly ResultRow[]): TestId[] =>
  again ??
  rows.flatMap(({ test, reasons, items }) =>
    reasons.includes('norm') || (reasons.includes('apart') && items.some(({ norm }) => norm !== null))
      ? [test]
      : [],
  );

/**
 * Differences between the printed facts of a report and the current ones, apart from its own fields.
 * @param screening as it was finished
 * @param printed as it was frozen
 * @param now what it would print now
 */
export function screeningChangesSince(
  screening: Compared,
  printed: PrintedScreening,
  now: PrintedScreening,
): ReportChange[] {
  const rows = resultOf(screening, printed.previous ?? undefined, printed.sets, printed.child);
  return changesSince(
    { ...comparable(printed), judgement: saidAgain(printed, rows) },
    // Judged from the same data by the same norms.
    { ...comparable(now), judgement: testsOf(rows, 'again') },
  );
}

const comparable = ({ child, organization, previous }: PrintedScreening) => ({
  child,
  organization,
  earlier: previous,
});

/** The changes in the form of the API response. */
export const screeningChangesOf = (changes: readonly ReportChange[]) =>
  z.array(ScreeningChange).parse(changes.map(({ what }) => what));
