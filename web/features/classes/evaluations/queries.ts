import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { CaseId } from '../../../../shared/core/ids.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { sessionIdOf } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import {
  EvaluationChange,
  type SessionEvaluations,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import { SessionId } from '../../../../shared/features/classes/sessions/schema.ts';
import { assertId, call } from '../../../platform/api/call.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { keptInTab } from '../../../platform/auth/kept-in-tab.ts';

export const evaluationsRoot = ['evaluations'];
export const evaluatedSessionsKey = [...evaluationsRoot, 'sessions'];
export const caseEvaluationsKey = [...evaluationsRoot, 'case'];
export const classEvaluationsKey = [...evaluationsRoot, 'class'];

/** Evaluations of a session. @param id of the session or of one of its activities */
export const sessionEvaluationsQuery = (id: string) => {
  const sessionId = sessionIdOf(id);
  return queryOptions({
    queryKey: [...evaluationsRoot, 'session', sessionId],
    queryFn: ({ signal }) => {
      assertId(SessionId, sessionId);
      return call(evaluations.getSessionEvaluations, { sessionId }, { signal });
    },
  });
};

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

export const caseEvaluationsQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...caseEvaluationsKey, caseId],
    queryFn: ({ signal }) => {
      assertId(CaseId, caseId);
      return call(evaluations.listEvaluationsOfCase, { caseId }, { signal });
    },
  });

/** Reads the evaluations of a class, some months per page, latest first. */
export const readClassEvaluations = (classId: string, until: string | null, signal?: AbortSignal) =>
  call(evaluations.listEvaluationsOfClass, { classId, until }, signal ? { signal } : {});

export const classEvaluationsQuery = (classId: string) =>
  infiniteQueryOptions({
    queryKey: [...classEvaluationsKey, classId],
    queryFn: ({ pageParam, signal }) => readClassEvaluations(classId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const scalesQuery = queryOptions({
  queryKey: [...evaluationsRoot, 'scales'],
  queryFn: ({ signal }) => call(evaluations.getEvaluationScales, {}, { signal }),
});

/** The latest sessions that the user still has to evaluate. */
export const waitingSessionsQuery = queryOptions({
  queryKey: [...evaluatedSessionsKey, 'waiting'],
  queryFn: ({ signal }) => call(evaluations.searchEvaluatedSessions, { limit: 20 }, { signal }),
});
