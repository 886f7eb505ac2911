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
  /** The last finished screening. */
  previous?: Screening | undefined;
}

/** What is typed, judged as it will be once it is stored; null while something in it is not valid. */
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
