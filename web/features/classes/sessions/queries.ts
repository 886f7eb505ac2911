import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchAllPages } from '../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { sessionEvaluationsQuery } from '../evaluations/queries.ts';

export const sessionsRoot = ['sessions'];
const sessionListRoot = [...sessionsRoot, 'list'];

/** Search for sessions: first and last day, at most 62 days apart, and whose sessions to find. */
export type SessionSearch = RequestOf<typeof classSessions.searchSessions>;

/** Reads sessions in order of time; if there are very many, only those of the first days. */
export const sessionListQuery = (search: SessionSearch) =>
  queryOptions({
    queryKey: [...sessionListRoot, search],
    queryFn: ({ signal }) =>
      fetchAllPages(next =>
        call(classSessions.searchSessions, { ...search, from: next ?? search.from }, { signal }),
      ),
  });

/** Reads a session; a malformed id counts as not found. */
export const sessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...sessionsRoot, 'one', sessionId],
    queryFn: ({ signal }) => {
      assertId('session', sessionId);
      return call(classSessions.getSession, { sessionId }, { signal });
    },
  });

export const sessionActivityQuery = (sessionId: string, activityId: string) =>
  queryOptions({
    queryKey: [...sessionsRoot, 'activity', activityId],
    queryFn: ({ signal }) => call(classSessions.getSessionActivity, { sessionId, activityId }, { signal }),
  });

export const refreshSessions = () => queryClient.invalidateQueries({ queryKey: sessionsRoot });

export function keepSession(session: Session): void {
  const { queryKey } = sessionQuery(session.id);
  queryClient.setQueryData(queryKey, session);
  void queryClient.invalidateQueries({
    queryKey: sessionsRoot,
    predicate: query => query.queryKey[2] !== session.id,
  });
  void queryClient.invalidateQueries({ queryKey: sessionEvaluationsQuery(session.id).queryKey });
}
