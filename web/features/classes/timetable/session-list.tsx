import { VisuallyHidden } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { EmptyList, NothingFound } from '../../../ui/list/list-states.tsx';
import { useRangeTexts } from '../school-calendar/use-range-texts.ts';
import { useOpenSession } from '../sessions/session-address.ts';
import { sessionColor } from '../sessions/session-name.ts';
import colors from './class-colors.module.css';
import { EvaluationProgress } from './evaluation-progress.tsx';
import type { CalendarViewProps } from './grid/grid-view.tsx';
import { listDays } from './rules/shown-days.ts';
import { SessionLabel } from './session-label.tsx';
import styles from './session-list.module.css';
import { useDayTexts } from './use-day-texts.ts';
import { useMayMove } from './use-may-move.ts';

export function SessionList({ view, timetable, byDate, now, add }: CalendarViewProps) {
  const { t } = useTranslation(['timetable', 'ui']);
  const texts = useDayTexts();
  const { titleOf } = useRangeTexts();
  const { open } = useOpenSession();
  const mayMove = useMayMove();
  const days = listDays(view.days).filter(date => byDate.has(date));
  if (days.length === 0 && view.isFiltered)
    return (
      <NothingFound clear={t('showAll')} onClear={view.showAll}>
        {t('filteredOut.list')}
      </NothingFound>
    );
  if (days.length === 0)
    return <EmptyList title={t('empty.list')} text={t('empty.listText')} action={!view.isPhone && add} />;
  return days.map(date => {
    const day = dayOf(timetable.calendar, date);
    return (
      <section key={date} className={styles.day} data-past={date < now.date || undefined}>
        <h3>
          {texts.full(date)}
          {date === now.date && <span>{t('today')}</span>}
          {day && day.type !== 'make-up' && <small>{titleOf(day)}</small>}
        </h3>
        <ul>
          {byDate.get(date)?.map(session => (
            <li key={session.id}>
              <button
                type="button"
                className={`${styles.session} ${colors.color}`}
                data-session={session.id}
                data-color={sessionColor(session)}
                data-cancelled={session.cancelled !== null || undefined}
                onClick={() => open(session.id)}
              >
                <span className={styles.time}>
                  {session.start}–{session.end}
                </span>
                <span className={styles.name}>
                  <SessionLabel session={session} />
                </span>
                <span className={styles.facts}>
                  {[
                    session.room,
                    session.owner.fullName,
                    session.activities > 0 ? t('activities', { count: session.activities }) : '',
                  ]
                    .filter(Boolean)
                    .map(fact => (
                      <bdi key={fact}>{fact}</bdi>
                    ))}
                </span>
                <span className={styles.state}>
                  {session.cancelled ? (
                    <>
                      <IconCalendarOff size={16} aria-hidden />
                      {session.cancelled.reason === ''
                        ? t('ui:state.cancelled')
                        : t('cancelledFor', { reason: session.cancelled.reason })}
                    </>
                  ) : phaseOf(session, now) === 'running' ? (
                    <b>{t('now')}</b>
                  ) : session.evaluated !== 'none' || phaseOf(session, now) === 'past' ? (
                    <EvaluationProgress
                      session={session}
                      phase={phaseOf(session, now)}
                      isOwn={mayMove(session)}
                    />
                  ) : (
                    session.series && <VisuallyHidden>{t('weekly')}</VisuallyHidden>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
