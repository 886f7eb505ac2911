import type { QueryKey } from '@tanstack/react-query';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useSessionActions } from '../../sessions/use-session-actions.ts';
import { isSame, type Times } from '../rules/move-times.ts';

/** Moves a session on the timetable at once, and back if that fails. @param queryKey of the sessions that are shown */
export function useMoveSession(queryKey: QueryKey) {
  const { move } = useSessionActions();

  const patch = (id: string, changes: Partial<SessionRow>) =>
    queryClient.setQueryData<SessionRow[]>(queryKey, rows =>
      rows?.map(row => (row.id === id ? { ...row, ...changes } : row)),
    );

  return async (session: SessionRow, times: Times): Promise<void> => {
    if (isSame(session, times)) return;
    await queryClient.cancelQueries({ queryKey });
    patch(session.id, times);
    const saved = await move(session, times);
    if (saved) patch(session.id, { version: saved.version, series: saved.series });
  };
}
