import type { TestId } from '../tests/catalogue.ts';
import type { ResultRow } from './result.ts';

/**
 * Tests of reading aids. They are not called better or worse than last time: a child who reads faster also
 * does so without aids.
 */
const readingAids: ReadonlySet<TestId> = new Set<TestId>(['overlays', 'plusLens']);

export const isReadingAid = (test: TestId): boolean => readingAids.has(test);

/** How a test changed since last time by more than noise. `mixed`: some values are better, others worse. */
export const courses = ['better', 'worse', 'mixed'] as const;
export type Course = (typeof courses)[number];

/** How a test changed since last time; null without a change, and for reading aids. */
export function courseOfTest({
  test,
  isBetter,
  isWorse,
}: Pick<ResultRow, 'test' | 'isBetter' | 'isWorse'>): Course | null {
  if (isReadingAid(test) || !(isBetter || isWorse)) return null;
  if (isBetter && isWorse) return 'mixed';
  return isBetter ? 'better' : 'worse';
}

/** The tests that changed in one way since last time. Every summary of a screening names or counts these. */
export const testsWithCourse = (rows: readonly ResultRow[], course: Course): TestId[] =>
  rows.filter(row => courseOfTest(row) === course).map(({ test }) => test);
