import { fieldOf, type Rated } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { EvaluationChange } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { CallError } from '../../../platform/api/call-error.ts';

const activityOf = (change: EvaluationChange): string => ('activityId' in change ? change.activityId : '');

export const cellOf = (change: EvaluationChange): string =>
  [change.caseId, activityOf(change), change.field].join();

/**
 * Merges a change with an earlier one to the same cell; drops both if the later one restores the original
 * value.
 */
export function joinChange(all: readonly EvaluationChange[], change: EvaluationChange): EvaluationChange[] {
  const isSame = (other: EvaluationChange) => cellOf(other) === cellOf(change);
  if (!all.some(isSame)) return [...all, change];
  return all.flatMap(other => {
    if (!isSame(other)) return [other];
    return other.from === change.to ? [] : [{ ...other, to: change.to } as EvaluationChange];
  });
}

/** Whether an error concerns the session or the user, so that the server would reject every change. */
export const concernsAll = ({ code, status }: CallError): boolean =>
  status === 401 ||
  (status === 403 && !code.startsWith('case.')) ||
  (code.startsWith('evaluation.') && code !== 'evaluation.absent');

/** Whether somebody else changed the cell of a rejected change, or marked the child absent. */
export const isLost = (change: EvaluationChange, stored: Rated): boolean =>
  fieldOf(stored, change) !== change.from || ('activityId' in change && stored.isAbsent);

/** The changes that revert others, newest first, without cells that have changed again since. */
export const revertedFor = (
  changes: readonly EvaluationChange[],
  ratedOf: (change: EvaluationChange) => Rated,
): EvaluationChange[] =>
  changes
    .filter(change => fieldOf(ratedOf(change), change) === change.to)
    .map(change => ({ ...change, from: change.to, to: change.from }) as EvaluationChange)
    .toReversed();

/** Splits rejected changes by child, or those of a single child by activity. */
export function partsOf(changes: readonly EvaluationChange[]): EvaluationChange[][] {
  const byChild = [...Map.groupBy(changes, ({ caseId }) => caseId).values()];
  return byChild.length > 1 ? byChild : [...Map.groupBy(changes, activityOf).values()];
}
