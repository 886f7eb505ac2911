import type { NormSubject } from '../../../../shared/features/screening/results/find-norm.ts';
import { type ResultRow, resultOf } from '../../../../shared/features/screening/results/result.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { lacksNotation, TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { type ScreeningValues, toFields } from '../form/screening-values.ts';

interface Known {
  band: Band;
  subject: NormSubject;
  sets: readonly NormSet[];
  previous?: Screening | undefined;
}

/** Judges the typed values like stored ones; null if a value is invalid. */
export function judgeTyped(
  values: ScreeningValues,
  { band, subject, sets, previous }: Known,
): ResultRow[] | null {
  const { date, grade, tests } = toFields(values);
  const read = TestEntries.safeParse(tests);
  return read.success && !lacksNotation(read.data)
    ? resultOf({ id: '', date, band, grade, tests: read.data }, previous, sets, subject)
    : null;
}
