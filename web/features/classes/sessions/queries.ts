import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { type Session, SessionId } from '../../../../shared/features/classes/sessions/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

/** Root of all queries of sessions. */
const sessionsRoot = ['sessions'];
const sessionListRoot = [...sessionsRoot, 'list'];

/** Days with their first and last one, and whose sessions: 62 days at most. */
export type SessionSearch = RequestOf<typeof classSessions.searchSessions>;

/** Sessions of some days, in the order of time. */
export const sessionListQuery = (search: SessionSearch) =>
  queryOptions({
    queryKey: [...sessionListRoot, search],
    queryFn: async ({ signal }) => (await call(classSessions.searchSessions, search, { signal })).data,
  });

/** One session. A malformed id counts as not found. */
export const sessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...sessionsRoot, 'one', sessionId],
    queryFn: ({ signal }) => {
      assertId(SessionId, sessionId);
      return call(classSessions.getSession, { sessionId }, { signal });
    },
  });

export const refreshSessions = () => queryClient.invalidateQueries({ queryKey: sessionsRoot });

/** Keeps a session as it was answered; those of its series, and the lists, are read again. */
export function keepSession(session: Session): void {
  const { queryKey } = sessionQuery(session.id);
  queryClient.setQueryData(queryKey, session);
  void queryClient.invalidateQueries({
    queryKey: sessionsRoot,
    predicate: query => query.queryKey[2] !== session.id,
  });
}
