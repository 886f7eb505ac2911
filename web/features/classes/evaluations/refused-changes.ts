import type { EvaluationChange } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { CallError } from '../../../platform/api/call-error.ts';

const activityOf = (change: EvaluationChange): string => ('activityId' in change ? change.activityId : '');

export const cellOf = (change: EvaluationChange): string =>
  [change.caseId, activityOf(change), change.field].join();

/** Joins a change with the earlier one of the same cell; both go where the cell is as it was. */
export function joinChange(all: readonly EvaluationChange[], change: EvaluationChange): EvaluationChange[] {
  const isSame = (one: EvaluationChange) => cellOf(one) === cellOf(change);
  if (!all.some(isSame)) return [...all, change];
  return all.flatMap(one => {
    if (!isSame(one)) return [one];
    return one.from === change.to ? [] : [{ ...one, to: change.to } as EvaluationChange];
  });
}

/** Whether a refusal is about the session or the caller, and no other change fares better. */
export const concernsAll = ({ code, status }: CallError): boolean =>
  status === 401 ||
  (status === 403 && !code.startsWith('case.')) ||
  (code.startsWith('evaluation.') && code !== 'evaluation.absent');

/** Changes that were refused together, by child; those of one child by activity. One group cannot be divided. */
export function partsOf(changes: readonly EvaluationChange[]): EvaluationChange[][] {
  const byChild = [...Map.groupBy(changes, ({ caseId }) => caseId).values()];
  return byChild.length > 1 ? byChild : [...Map.groupBy(changes, activityOf).values()];
}
