import { queryOptions } from '@tanstack/react-query';
import { sessionIdOf } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import {
  EvaluationChange,
  type SessionEvaluations,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { keptInTab } from '../../../platform/auth/kept-in-tab.ts';
import { evaluationsRoot, sessionEvaluationsQuery } from './queries.ts';

/** Unsaved changes kept in this tab. @param id of the session or of one of its activities */
const keptChangesQuery = (id: string) => {
  const sessionId = sessionIdOf(id);
  return queryOptions({
    queryKey: [...evaluationsRoot, 'kept', sessionId],
    queryFn: () =>
      keptInTab(sessionId, EvaluationChange).catch(error => {
        logWarning('What is not stored yet could not be read', error);
        return [];
      }),
  });
};

export async function loadSessionEvaluations(id: string): Promise<SessionEvaluations> {
  const [read] = await Promise.all([
    queryClient.fetchQuery({ ...sessionEvaluationsQuery(id), staleTime: 0 }),
    queryClient.fetchQuery({ ...keptChangesQuery(id), staleTime: 0 }),
  ]);
  return read;
}

export const keptChanges = (id: string): readonly EvaluationChange[] =>
  queryClient.getQueryData(keptChangesQuery(id).queryKey) ?? [];
