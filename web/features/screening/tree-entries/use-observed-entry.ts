import { useQuery } from '@tanstack/react-query';
import { Id } from '../../../../shared/core/ids.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { ratingIn, sessionIdOf } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { nodeNamedIn } from '../../../../shared/features/screening/tree-entries/suggest-node.ts';
import { call } from '../../../platform/api/call.ts';
import { observedEntry, type TypedEntry } from './entry-values.ts';
import type { TreeView } from './use-tree.ts';

/**
 * Suggested entry with the observation from the evaluation of an activity, at the tree node of that activity.
 * The user still chooses the state.
 * @param activityId id of an activity in a session; any other id yields no suggestion
 * @returns undefined while loading, null if there is none or it cannot be read
 */
export function useObservedEntry(
  child: Case,
  { nodes }: Pick<TreeView, 'nodes'>,
  activityId: string,
): TypedEntry | null | undefined {
  const isActivity = Id('sessionActivity').safeParse(activityId).success;
  const { data, isError } = useQuery({
    queryKey: ['neuroTree', 'observed', activityId],
    queryFn: ({ signal }) => readObserved(activityId, signal),
    enabled: isActivity,
    retry: false,
  });
  if (!isActivity || isError) return null;
  if (!data) return undefined;
  const { activity, read } = data;
  const evaluation = read.evaluations.find(({ caseId }) => idsOfCase(child).includes(caseId));
  const texts = [activity.title, ...activity.tags, ...activity.objectives];
  const node = nodeNamedIn(
    texts,
    nodes.map(view => view.node),
  );
  return observedEntry(
    node ?? '',
    evaluation ? ratingIn(evaluation, activityId).observation : '',
    read.session.date,
  );
}

async function readObserved(activityId: string, signal: AbortSignal) {
  const sessionId = sessionIdOf(activityId);
  const [read, activity] = await Promise.all([
    call(evaluations.getSessionEvaluations, { sessionId }, { signal }),
    call(classSessions.getSessionActivity, { sessionId, activityId }, { signal }),
  ]);
  return { read, activity };
}
