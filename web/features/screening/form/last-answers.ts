import type { NumberNotation } from '../../../../shared/core/optics/acuity.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { MeasureValues } from '../../../../shared/features/screening/tests/answers.schema.ts';
import type {
  Measure,
  Place,
  ScreeningTest,
  TestId,
} from '../../../../shared/features/screening/tests/catalogue.ts';
import type { OtherTask } from '../../../../shared/features/screening/tests/task.ts';

export interface LastAnswers {
  /** Date of the last screening in words; empty if there is none. */
  day: string;
  screening: Screening | undefined;
  /** Notation of the last screening's ambiguous acuities; null if it has none, undefined while loading. */
  notation: NumberNotation | null | undefined;
  numberOf: (test: TestId, place: Place, measure: string) => number | undefined;
  textOf: (test: ScreeningTest, place: Place, measure: Measure) => string | undefined;
  /** A fact about the task of the last screening, in words. */
  detailOf: (test: ScreeningTest, measure: Measure) => string | undefined;
  /** The facts about the task that are not as in the last screening, so that results cannot be compared. */
  otherTaskOf: (test: ScreeningTest, details: MeasureValues) => readonly OtherTask[];
}

/** Finds the child's last finished screening up to a day, except the given one. */
export function lastFinished(
  all: readonly Screening[],
  { id, date }: { id: string | undefined; date: string },
): Screening | undefined {
  return all
    .filter(
      other => other.id !== id && other.deletedAt === null && other.status !== 'draft' && other.date <= date,
    )
    .toSorted((a, b) =>
      a.date === b.date ? a.createdAt.localeCompare(b.createdAt) : a.date < b.date ? -1 : 1,
    )
    .at(-1);
}

export function recordedOf(screening: Screening | undefined, test: TestId, place: Place, measure: string) {
  const answer = screening?.tests[test][place];
  return answer?.state === 'done' ? (answer.values[measure] ?? null) : null;
}
