import type { NumberNotation } from '../../../../shared/core/optics/acuity.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type {
  Measure,
  Place,
  ScreeningTest,
  TestId,
} from '../../../../shared/features/screening/tests/catalogue.ts';

/** What was recorded in the last finished screening before this one. */
export interface LastAnswers {
  /** When that was, in words; empty when there was none. */
  day: string;
  screening: Screening | undefined;
  /** Of its numbers that can be decimal or logMAR; null where it has none, undefined until it is known. */
  notation: NumberNotation | null | undefined;
  numberOf: (test: TestId, place: Place, measure: string) => number | undefined;
  textOf: (test: ScreeningTest, place: Place, measure: Measure) => string | undefined;
}

/** The last finished screening of a child on or before a day, other than this one. */
export function lastFinished(
  all: readonly Screening[],
  { id, date }: { id: string | undefined; date: string },
): Screening | undefined {
  return all
    .filter(one => one.id !== id && one.deletedAt === null && one.status !== 'draft' && one.date <= date)
    .toSorted((a, b) =>
      a.date === b.date ? a.createdAt.localeCompare(b.createdAt) : a.date < b.date ? -1 : 1,
    )
    .at(-1);
}

export function recordedOf(screening: Screening | undefined, test: TestId, place: Place, measure: string) {
  const answer = screening?.tests[test][place];
  return answer?.state === 'done' ? (answer.values[measure] ?? null) : null;
}
