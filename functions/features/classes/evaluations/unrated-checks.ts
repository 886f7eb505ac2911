import type { ErrorCode } from '../../../../shared/core/errors.ts';
import { isRatedIn } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { EvaluationsStore } from './evaluations-store.ts';

/** Maximum checks: a transaction allows 100 items, including the journal's. */
const maxChecks = 90;

/**
 * Checks, for the transaction that removes an activity, that no child is rated in it. Returns an error code
 * if a child is rated, if the evaluation is finished, or if there are more children than a transaction can
 * check.
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
