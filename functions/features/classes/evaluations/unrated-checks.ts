import type { ErrorCode } from '../../../../shared/core/errors.ts';
import { isRatedIn } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { EvaluationsStore } from './evaluations-store.ts';

/** Maximum number of checks. A transaction has at most 100 items, including the journal entries. */
const maxChecks = 90;

/**
 * Returns checks that no child is rated in an activity, for the transaction that removes the activity.
 * Returns an error code if a child is rated, the evaluation is finished, or there are too many children for
 * one transaction.
 */
export async function unratedChecks(
  { id, evaluated, participants }: Pick<StoredSession, 'id' | 'evaluated' | 'participants'>,
  activityId: string,
  { openStore }: Pick<OrganizationContext, 'openStore'>,
): Promise<Write[] | ErrorCode> {
  if (evaluated === 'none') return [];
  const caseIds = (participants ?? []).map(({ caseId }) => caseId);
  if (evaluated === 'all') return 'evaluation.finished';
  if (caseIds.length > maxChecks) return 'class-session.activity-rated';
  const store = openStore(EvaluationsStore);
  const read = await store.ofSession(id, caseIds);
  if ([...read.values()].some(evaluation => isRatedIn(evaluation, activityId)))
    return 'class-session.activity-rated';
  return store.checks(id, caseIds, read);
}
