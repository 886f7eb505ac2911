import { useQuery } from '@tanstack/react-query';
import { addDays } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { maxListedDays, type SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { sessionListQuery } from './queries.ts';
import { useNow } from './use-now.ts';

/** Sessions of a class in the next two months, and whether one of them has begun today. */
export interface ComingSessions {
  sessions: SessionRow[];
  hasBegunToday: boolean;
}

/** Undefined while loading. */
export function useComingSessions(classId: string): {
  coming: ComingSessions | undefined;
  /** Returns the coming sessions; fetches them if they are not loaded yet. */
  read: () => Promise<ComingSessions>;
} {
  const now = useNow();
  const { data, refetch } = useQuery(
    sessionListQuery({ from: now.date, to: addDays(now.date, maxListedDays - 1), classId }),
  );
  const comingOf = (rows: readonly SessionRow[]): ComingSessions => {
    const held = rows.filter(({ cancelled }) => cancelled === null);
    return {
      sessions: held.filter(session => phaseOf(session, now) !== 'past'),
      hasBegunToday: held.some(session => phaseOf(session, now) !== 'planned'),
    };
  };
  return {
    coming: data && comingOf(data),
    read: async () => comingOf(data ?? (await refetch()).data ?? []),
  };
}
