import { useQuery } from '@tanstack/react-query';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { maxListedDays, type SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { isComing, phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import { sessionListQuery } from './queries.ts';

/** Sessions of a class in the next two months, and whether one of them has begun today. */
export interface ComingSessions {
  sessions: SessionRow[];
  hasBegunToday: boolean;
}

/** Undefined while loading. */
export function useComingSessions(classId: string): {
  coming: ComingSessions | undefined;
  /**
   * Returns the coming sessions; fetches them if they are not loaded yet.
   * @throws CallError if they cannot be fetched
   */
  read: () => Promise<ComingSessions>;
} {
  const now = useNow();
  const { data, refetch } = useQuery(
    sessionListQuery({ from: now.date, to: daysAfter(now.date, maxListedDays - 1), classId }),
  );
  const comingOf = (rows: readonly SessionRow[]): ComingSessions => ({
    sessions: rows.filter(session => isComing(session, now)),
    hasBegunToday: rows.some(session => session.cancelled === null && phaseOf(session, now) !== 'planned'),
  });
  return {
    coming: data && comingOf(data),
    read: async () => comingOf(data ?? (await refetch({ throwOnError: true })).data ?? []),
  };
}
