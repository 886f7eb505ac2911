import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { changesSince, type ReportChange } from '../../../core/report-changes.ts';
import { testsOf } from '../results/judgement.ts';
import { type ResultRow, resultOf } from '../results/result.ts';
import type { Screening } from '../screenings/schema.ts';
import type { TestId } from '../tests/catalogue.ts';
import type { PrintedScreening } from './frozen.schema.ts';

/** Something that is no longer as a finished report prints it. Norms that were approved since are not among it. */
const ScreeningChange = z.enum([
  ...(['fullName', 'otherName', 'birthDate', 'gender'] as const),
  ...(['organization', 'logo', 'earlier', 'judgement'] as const),
]);

/** What has changed since a screening was finished or amended; its report stays as it is until it is amended. */
export const ScreeningChanges = z
  .object({
    /** Since when it prints the same; null for a draft. */
    frozenAt: Instant.nullable(),
    changes: z.array(ScreeningChange),
  })
  .meta({ id: 'ScreeningChanges' });

type Compared = Pick<Screening, 'id' | 'date' | 'band' | 'grade' | 'tests'>;

/** What a report says is to be looked at again. Before that needed no norm, eyes apart were only beside a line. */
const saidAgain = ({ again }: PrintedScreening, rows: readonly ResultRow[]): TestId[] =>
  again ??
  rows.flatMap(({ test, reasons, items }) =>
    reasons.includes('norm') || (reasons.includes('apart') && items.some(({ norm }) => norm !== null))
      ? [test]
      : [],
  );

/**
 * What a report prints otherwise than it would now, apart from its own fields.
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
    // Of the same facts, by the same norms.
    { ...comparable(now), judgement: testsOf(rows, 'again') },
  );
}

const comparable = ({ child, organization, previous }: PrintedScreening) => ({
  child,
  organization,
  earlier: previous,
});

/** The same, as the call for them answers. */
export const screeningChangesOf = (changes: readonly ReportChange[]) =>
  z.array(ScreeningChange).parse(changes.map(({ what }) => what));
