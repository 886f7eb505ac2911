import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type {
  CalendarDay,
  SchoolCalendar,
} from '../../../../../shared/features/classes/school-calendar/schema.ts';
import type {
  SeriesScope,
  Session,
  SessionRow,
} from '../../../../../shared/features/classes/sessions/schema.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useOpenSession } from '../../sessions/session-address.ts';
import { useSeriesScope } from '../../sessions/use-series-scope.tsx';
import { useSessionActions } from '../../sessions/use-session-actions.ts';
import { isSame, type Times } from '../rules/move-times.ts';

/** The last move of each session that is being saved; undefined if a move could not be saved. */
const moves = new Map<string, Promise<Session | undefined>>();

/**
 * Moves a session at once, and back if saving fails. A session that is moved again meanwhile is saved on top of
 * its earlier move. @param queryKey query of the shown sessions
 */
function useMoveSession(queryKey: QueryKey) {
  const { move } = useSessionActions();

  /** Updates a session in the query cache, or adds it if its old day is not shown. */
  const patch = (session: SessionRow, changes: Partial<SessionRow>): void =>
    void queryClient.setQueryData<SessionRow[]>(queryKey, rows =>
      rows?.some(({ id }) => id === session.id)
        ? rows.map(row => (row.id === session.id ? { ...row, ...changes } : row))
        : rows && [...rows, { ...session, ...changes }],
    );

  /** @param earlier the move that must be saved first */
  async function moveAfter(
    earlier: Promise<Session | undefined> | undefined,
    [session, times, scope]: [SessionRow, Times, SeriesScope],
  ): Promise<Session | undefined> {
    await queryClient.cancelQueries({ queryKey });
    patch(session, times);
    const saved = await earlier;
    if (earlier && !saved) return undefined;
    return move(saved ? { ...session, version: saved.version } : session, times, scope);
  }

  return async (session: SessionRow, times: Times, scope: SeriesScope): Promise<void> => {
    if (isSame(session, times)) return;
    const { id, date, start, end } = session;
    const moving = moveAfter(moves.get(id), [session, times, scope]);
    moves.set(id, moving);
    const saved = await moving;
    const isLast = moves.get(id) === moving;
    if (isLast) moves.delete(id);
    if (saved) return patch(session, { ...(isLast && times), version: saved.version, series: saved.series });
    queryClient.setQueryData<SessionRow[]>(queryKey, rows =>
      rows?.map(row => (row.id === id && isSame(row, times) ? { ...row, date, start, end } : row)),
    );
  };
}

interface Question {
  day: CalendarDay;
  isNew: boolean;
  run: () => void;
}

/** Plans and moves sessions; asks the user first if the day is closed. */
export function usePlanning(queryKey: QueryKey, calendar: SchoolCalendar) {
  const { plan } = useOpenSession();
  const move = useMoveSession(queryKey);
  const { askScope, scopeDialog } = useSeriesScope();
  const [question, setQuestion] = useState<Question | null>(null);

  function ask(date: string, isNew: boolean, run: () => void): void {
    const day = dayOf(calendar, date);
    if (day && day.type !== 'make-up') setQuestion({ day, isNew, run });
    else run();
  }

  async function askAndMove(session: SessionRow, times: Times): Promise<void> {
    const scope = await askScope('move', session, times);
    if (scope) await move(session, times, scope);
  }

  return {
    scopeDialog,
    plan: (times: Times) => ask(times.date, true, () => plan(times)),
    move: (session: SessionRow, times: Times) => {
      if (isSame(session, times)) return;
      const run = () => void askAndMove(session, times);
      if (times.date === session.date) run();
      else ask(times.date, false, run);
    },
    question: question && {
      day: question.day,
      isNew: question.isNew,
      onGoOn: () => {
        setQuestion(null);
        question.run();
      },
      onLeave: () => setQuestion(null),
    },
  };
}
