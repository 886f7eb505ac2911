import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { Dialog, DialogButtons } from '../../../../ui/dialog/dialog.tsx';
import { toastFailed } from '../../../../ui/feedback/toast.ts';
import { useHasKeys } from '../../../../ui/theme/use-has-keys.ts';
import { useRangeTexts } from '../../school-calendar/use-range-texts.ts';
import { isInDays } from '../rules/shown-days.ts';
import styles from '../timetable.module.css';
import { useDayTexts } from '../use-day-texts.ts';
import { useMayMove } from '../use-may-move.ts';
import { useSessionName } from '../use-session-name.ts';
import type { Timetable } from '../use-timetable.ts';
import type { TimetableView } from '../use-timetable-view.ts';
import { createGhostStore } from './ghost-store.ts';
import { useKeyboardMove } from './use-keyboard-move.ts';
import type { MoveArea, MoveMode, MoveStep } from './use-move-mode.ts';
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

interface ClosedQuestionProps {
  day: CalendarDay;
  /** True if the user creates a session on a closed day, false if they move one there. */
  isNew: boolean;
  onGoOn: () => void;
  onLeave: () => void;
}

function ClosedQuestion({ day, isNew, onGoOn, onLeave }: ClosedQuestionProps) {
  const { t } = useTranslation('timetable');
  const { full } = useDayTexts();
  const { titleOf } = useRangeTexts();
  const name = useSession().organization?.name ?? '';
  return (
    <Dialog title={t('closed.title', { name })} onClose={onLeave} size={440}>
      <p>{t(isNew ? 'closed.create' : 'closed.move', { date: full(day.date), reason: titleOf(day) })}</p>
      <DialogButtons onCancel={onLeave} focusesCancel>
        <Button onClick={onGoOn}>{t(isNew ? 'closed.createAnyway' : 'closed.moveAnyway')}</Button>
      </DialogButtons>
    </Dialog>
  );
}

const days = [
  { step: { days: -1 }, key: 'dayBefore', Icon: IconArrowLeft },
  { step: { days: 1 }, key: 'dayAfter', Icon: IconArrowRight },
] as const;
const steps = {
  time: [
    { step: { steps: -1 }, key: 'earlier', Icon: IconArrowUp },
    { step: { steps: 1 }, key: 'later', Icon: IconArrowDown },
    ...days,
  ],
  days: [
    { step: { days: -7 }, key: 'weekBefore', Icon: IconArrowUp },
    { step: { days: 7 }, key: 'weekAfter', Icon: IconArrowDown },
    ...days,
  ],
} as const satisfies Record<MoveArea, readonly { step: MoveStep; key: string; Icon: unknown }[]>;

function MoveBar({ mode }: { mode: MoveMode }) {
  const { t } = useTranslation(['timetable', 'common']);
  const { full } = useDayTexts();
  const nameOf = useSessionName();
  const hasKeys = useHasKeys();
  if (!mode.moving) return null;
  const { session, times } = mode.moving;
  const name = nameOf(session);
  return (
    <section className={styles.moveBar} data-move-bar aria-label={t('move.label', { name })}>
      <p>
        <b>{name}</b>
        <span>
          {full(times.date)} {times.start}–{times.end}
        </span>
        {hasKeys && <small>{t(`move.keys.${mode.area}`)}</small>}
      </p>
      <div>
        {steps[mode.area].map(({ step, key, Icon }) => (
          <ActionIcon
            key={key}
            variant="default"
            size={40}
            aria-label={t(`move.${key}`)}
            onClick={() => mode.step(step)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
        <Button variant="default" onClick={() => mode.end(false)}>
          {t('common:cancel')}
        </Button>
        <Button onClick={() => mode.end(true)}>{t('move.set')}</Button>
      </div>
    </section>
  );
}
