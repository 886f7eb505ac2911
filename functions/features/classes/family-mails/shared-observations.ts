import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';

/** Observations of a child that are shared with the family, by activity; none for an absent child. */
export function sharedObservations(
  evaluation: StoredEvaluation | undefined,
  activities: readonly { id: string }[],
): ReadonlyMap<string, string> {
  if (!evaluation || evaluation.isAbsent) return new Map();
  const known = new Set(activities.map(({ id }) => id));
  return new Map(
    evaluation.activities
      .filter(
        ({ activityId, isShared, observation }) =>
          isShared && observation.trim() !== '' && known.has(activityId),
      )
      .map(({ activityId, observation }) => [activityId, observation]),
  );
}
