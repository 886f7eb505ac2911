import type { QueryKey } from '@tanstack/react-query';
import type { SeriesScope, SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useSessionActions } from '../../sessions/use-session-actions.ts';
import { isSame, type Times } from '../rules/move-times.ts';

/** Moves a session on the timetable at once, and back if that fails. @param queryKey of the sessions that are shown */
export function useMoveSession(queryKey: QueryKey) {
  const { move } = useSessionActions();

  /** Changes it where it is; one that comes from other days is added. */
  const patch = (session: SessionRow, changes: Partial<SessionRow>) =>
    queryClient.setQueryData<SessionRow[]>(queryKey, rows =>
      rows?.some(({ id }) => id === session.id)
        ? rows.map(row => (row.id === session.id ? { ...row, ...changes } : row))
        : rows && [...rows, { ...session, ...changes }],
    );

  return async (session: SessionRow, times: Times, scope: SeriesScope): Promise<void> => {
    if (isSame(session, times)) return;
    await queryClient.cancelQueries({ queryKey });
    patch(session, times);
    const saved = await move(session, times, scope);
    if (saved) patch(session, { ...times, version: saved.version, series: saved.series });
  };
}
