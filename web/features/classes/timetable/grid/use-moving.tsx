import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailed } from '../../../../ui/feedback/toast.ts';
import { isInDays } from '../rules/shown-days.ts';
import { useMayMove } from '../use-may-move.ts';
import { useSessionName } from '../use-session-name.ts';
import type { Timetable } from '../use-timetable.ts';
import type { TimetableView } from '../use-timetable-view.ts';
import { ClosedQuestion } from './closed-question.tsx';
import { createGhostStore } from './ghost-store.ts';
import { MoveBar } from './move-bar.tsx';
import { useKeyboardMove } from './use-keyboard-move.ts';
import type { MoveArea } from './use-move-mode.ts';
import { usePlanning } from './use-planning.ts';

export function useMoving(view: TimetableView, timetable: Timetable, area: MoveArea) {
  const { t } = useTranslation(['timetable', 'moreErrors']);
  const { calendar, shown, isLoading } = timetable;
  const [ghosts] = useState(createGhostStore);
  const mayMove = useMayMove();
  const planning = usePlanning(timetable.queryKey, calendar);
  const nameOf = useSessionName();
  const refuse = () => void toastFailed(t('moreErrors:class-session.not-own'));
  const { mode, announcement } = useKeyboardMove({
    area,
    ghosts,
    movedSession: view.moving === null ? undefined : shown.find(({ id }) => id === view.moving),
    isRead: view.moving !== null && !isLoading,
    mayMove,
    nameOf,
    onRefused: refuse,
    onTaken: () => view.change({ move: null }),
    onDay: date => (view.view === 'day' || !isInDays(view.days, date)) && view.goTo(date),
    onSet: planning.move,
  });
  const feedback: ReactNode = (
    <>
      <MoveBar mode={mode} />
      <VisuallyHidden role="status" aria-live="assertive">
        {announcement}
      </VisuallyHidden>
      {planning.scopeDialog}
      {planning.question && <ClosedQuestion {...planning.question} />}
    </>
  );
  return { ghosts, mode, planning, mayMove, nameOf, refuse, feedback };
}
