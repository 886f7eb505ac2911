import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { emptyCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { schoolCalendarQuery } from '../school-calendar/queries.ts';
import { sessionListQuery } from '../sessions/queries.ts';
import { isOfView, type View } from './rules/shown-days.ts';
import type { TimetableView } from './use-timetable-view.ts';

const none: SessionRow[] = [];

/** Number of sessions within the shown period that are not cancelled. */
const countOf = (rows: readonly SessionRow[], view: View, shown: string): number =>
  rows.filter(({ cancelled, date }) => !cancelled && isOfView(view, shown, date)).length;

export function useTimetable({ view, date, days, caseId, classId, ownerId, isMine }: TimetableView) {
  const me = useSession().organizationUser?.id;
  const query = sessionListQuery({ ...days, isMine: false, ownerId: null, classId: null, caseId });
  const sessions = useQuery(query);
  const calendar = useQuery(schoolCalendarQuery);
  const everyones = sessions.data ?? none;
  const filtered = useMemo(
    () =>
      everyones.filter(
        ({ owner, classes }) =>
          (ownerId === null || owner.id === ownerId) &&
          (classId === null || classes.some(({ id }) => id === classId)),
      ),
    [everyones, ownerId, classId],
  );
  const mine = useMemo(() => filtered.filter(({ owner }) => owner.id === me), [filtered, me]);
  return {
    queryKey: query.queryKey,
    /** All sessions without filters, because a session hidden by a filter can also conflict. */
    everyones,
    shown: isMine ? mine : filtered,
    mineCount: countOf(mine, view, date),
    everyonesCount: countOf(filtered, view, date),
    calendar: calendar.data ?? emptyCalendar,
    isLoading: sessions.isPending,
    isFailed: sessions.isError && !sessions.data,
    retry: () => void sessions.refetch(),
  };
}

export type Timetable = ReturnType<typeof useTimetable>;
