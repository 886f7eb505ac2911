import type { CaseEvaluation } from './schema.ts';
import { meansOf, type ScorePoint } from './score-means.ts';

/** The titles of the evaluated activities, without duplicates, in alphabetical order. */
export const activitiesIn = (evaluations: readonly Pick<CaseEvaluation, 'activities'>[]): string[] =>
  [...new Set(evaluations.flatMap(({ activities }) => activities.map(({ title }) => title)))].toSorted(
    (one, other) => one.localeCompare(other),
  );

/** Chart points, one per session, the earliest first. A session that the child missed has no mean scores. */
export const pointsOf = (evaluations: readonly CaseEvaluation[]): ScorePoint[] =>
  evaluations
    .map(
      ({ sessionId, date, isAbsent, activities }): ScorePoint => ({
        ...{ key: sessionId, date, isAbsent },
        means: meansOf(isAbsent ? [] : activities),
      }),
    )
    .toReversed();
