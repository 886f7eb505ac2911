import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type {
  CalendarDay,
  SchoolCalendar,
} from '../../../../../shared/features/classes/school-calendar/schema.ts';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { useOpenSession } from '../../sessions/session-address.ts';
import { useSeriesScope } from '../../sessions/use-series-scope.tsx';
import { isSame, type Times } from '../rules/move-times.ts';
import { useMoveSession } from './use-move-session.ts';

interface Question {
  day: CalendarDay;
  isNew: boolean;
  run: () => void;
}

/** Plans and moves sessions, once it was asked about a day on which the organisation is closed. */
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
    const scope = await askScope('move', session);
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
