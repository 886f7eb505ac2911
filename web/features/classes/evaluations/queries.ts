import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { sessionIdOf } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';

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
      assertId('session', sessionId);
      return call(evaluations.getSessionEvaluations, { sessionId }, { signal });
    },
  });
};

export const caseEvaluationsQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...caseEvaluationsKey, caseId],
    queryFn: ({ signal }) => {
      assertId('case', caseId);
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
