import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useRangeTexts } from '../school-calendar/use-range-texts.ts';
import { useOpenSession } from '../sessions/session-address.ts';
import { sessionColor } from '../sessions/session-name.ts';
import colors from './class-colors.module.css';
import { type GhostStore, useGhost } from './grid/ghost-store.ts';
import type { CalendarViewProps } from './grid/grid-view.tsx';
import { useMoving } from './grid/use-moving.tsx';
import { type Pointer, type SessionDragOptions, useSessionDrag } from './grid/use-session-drag.ts';
import styles from './month-grid.module.css';
import { drawnAt } from './rules/move-times.ts';
import { isOfView, listDays } from './rules/shown-days.ts';
import { SessionLabel } from './session-label.tsx';
import { useDayTexts } from './use-day-texts.ts';

/** Scrolls the preview into view during a keyboard move; a preview at the pointer is already in view. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function MonthGhost({ ghosts, date }: { ghosts: GhostStore; date: string }) {
  const ghost = useGhost(ghosts);
  if (ghost?.date !== date) return null;
  return (
    <div
      ref={ghost.by === 'keys' ? intoView : null}
      className={styles.ghost}
      data-by={ghost.by}
      data-ghost
      aria-hidden
    >
      <span>{ghost.start}</span> <b>{ghost.name}</b>
    </div>
  );
}

const none: SessionRow[] = [];
const daysOfWeek = 7;
/** Number of sessions of a day listed by name; further ones are only counted. */
const named = 3;

export function MonthGrid({ view, timetable, byDate, now }: CalendarViewProps) {
  const month = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('timetable');
  const texts = useDayTexts();
  const { titleOf, weekdayName } = useRangeTexts();
  const { open } = useOpenSession();
  const isReadOnly = useIsReadOnly();
  const { ghosts, mode, planning, mayMove, nameOf, refuse, feedback } = useMoving(view, timetable, 'days');
  useMonthDrag({
    area: month,
    ghosts,
    isOn: !isReadOnly && mode.moving === null,
    find: id => timetable.shown.find(session => session.id === id),
    nameOf,
    mayMove,
    onRefused: refuse,
    onDrawn: planning.plan,
    onMoved: planning.move,
  });
  const dates = listDays(view.days);
  return (
    <>
      <div ref={month} className={styles.month}>
        {dates.slice(0, daysOfWeek).map(date => (
          <span key={date} className={styles.weekday} aria-hidden>
            {texts.shortWeekday(date)}
          </span>
        ))}
        {dates.map(date => {
          const sessions = byDate.get(date) ?? none;
          const day = dayOf(timetable.calendar, date);
          const more = sessions.length - named;
          return (
            <section
              key={date}
              className={styles.day}
              data-day={date}
              aria-label={t('dayOf', { date: texts.full(date), count: sessions.length })}
              data-today={date === now.date || undefined}
              data-outside={!isOfView('month', view.date, date) || undefined}
              data-closed={(day && day.type !== 'make-up') || undefined}
            >
              <button type="button" className={styles.number} onClick={() => view.show('day', date)}>
                <VisuallyHidden>{t('openDay', { date: texts.full(date) })}</VisuallyHidden>
                <span aria-hidden>{texts.number(date)}</span>
              </button>
              {day && (
                <span className={styles.calendarDay}>
                  {day.type === 'make-up'
                    ? t('follows', { weekday: weekdayName(day.follows) })
                    : titleOf(day)}
                </span>
              )}
              <MonthGhost ghosts={ghosts} date={date} />
              <ul>
                {sessions.slice(0, more === 1 ? named + 1 : named).map(session => (
                  <li key={session.id}>
                    <button
                      type="button"
                      className={`${styles.session} ${colors.color}`}
                      title={nameOf(session)}
                      data-session={session.id}
                      data-color={sessionColor(session)}
                      {...(mayMove(session) && { 'aria-keyshortcuts': 'M' })}
                      data-moved={mode.moving?.session.id === session.id || undefined}
                      data-cancelled={session.cancelled !== null || undefined}
                      onClick={() => open(session.id)}
                    >
                      <span>{session.start}</span> <SessionLabel session={session} />
                    </button>
                  </li>
                ))}
              </ul>
              {more > 1 && (
                <button type="button" className={styles.more} onClick={() => view.show('day', date)}>
                  {t('more', { count: more })}
                </button>
              )}
            </section>
          );
        })}
      </div>
      {feedback}
    </>
  );
}

/** Start of a session created by double click, in minutes since midnight. */
const usualStart = 9 * 60;

/** Drags sessions to other days of a month. */
function useMonthDrag(options: SessionDragOptions): void {
  useSessionDrag(options, {
    hold: ({ session }) =>
      session &&
      (pointer => {
        const date = dayAt(pointer) ?? options.ghosts.get()?.date ?? session.date;
        return { date, start: session.start, end: session.end, by: 'pull', name: options.nameOf(session) };
      }),
    drawnBy: (_, target) => {
      const date = target.closest<HTMLElement>('[data-day]')?.dataset.day;
      return date ? drawnAt(date, usualStart) : undefined;
    },
  });
}

const dayAt = ({ x, y }: Pointer): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
