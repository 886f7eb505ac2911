import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type {
  CalendarDay,
  SchoolCalendar,
} from '../../../../../shared/features/classes/school-calendar/schema.ts';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { minutesOf, timeOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import layout from '../../../../ui/layout/layout.module.css';
import sideways from '../../../../ui/layout/sideways.module.css';
import { useRangeTexts } from '../../school-calendar/use-range-texts.ts';
import { type Hours, layOutDay, widestOf } from '../rules/lay-out-day.ts';
import { useDayTexts } from '../use-day-texts.ts';
import { DayColumn } from './day-column.tsx';
import { GhostBlock } from './ghost-block.tsx';
import type { GhostStore } from './ghost-store.ts';
import styles from './time-grid.module.css';

interface TimeGridProps {
  grid: RefObject<HTMLDivElement | null>;
  dates: readonly string[];
  byDate: ReadonlyMap<string, SessionRow[]>;
  hours: Hours;
  calendar: SchoolCalendar;
  now: { date: string; time: string };
  zone: string;
  inTheWay: ReadonlySet<string>;
  ghosts: GhostStore;
  mayMove: (session: SessionRow) => boolean;
  isLoading: boolean;
  hasHeads: boolean;
  onOpenDay?: (date: string) => void;
  /** Content drawn over the grid, such as a message that it is empty. */
  children?: ReactNode;
}

const none: SessionRow[] = [];
/** Minimum width of a day, in pixels. */
const dayPx = 104;
/** Minimum width of a session beside others, in pixels. */
const sessionPx = 64;
const gutterPx = 52;
/** An hour label this close to the current time is hidden, because the two texts would overlap. */
const nearMinutes = 14;

export function TimeGrid(props: TimeGridProps) {
  const { grid, dates, byDate, hours, calendar, now, zone, inTheWay, ghosts, mayMove, onOpenDay } = props;
  const widths = useMemo(
    () => dates.map(date => Math.max(dayPx, widestOf(layOutDay(byDate.get(date) ?? none)) * sessionPx)),
    [dates, byDate],
  );
  const template = widths.map(width => `minmax(${width}px, 1fr)`).join(' ');
  const least = widths.reduce((sum, width) => sum + width, gutterPx);
  const { ref, width } = useElementSize();
  const look = {
    '--columns': template,
    '--count': dates.length,
    '--hours': hours.to - hours.from,
    '--least': `${least}px`,
  } as CSSProperties;
  const minutesNow = minutesOf(now.time);
  const isNowShown = dates.includes(now.date) && minutesNow >= hours.from * 60 && minutesNow <= hours.to * 60;
  const topOf = (minutes: number) =>
    `${((minutes - hours.from * 60) / ((hours.to - hours.from) * 60)) * 100}%`;
  const figures = Array.from({ length: hours.to - hours.from - 1 }, (_, index) => hours.from + index + 1);
  return (
    <div
      className={`${styles.scroller} ${sideways.fades}`}
      ref={ref}
      data-wide={(width > 0 && least > width) || undefined}
    >
      <div className={styles.grid} style={look}>
        <div className={styles.heads} hidden={!props.hasHeads}>
          <div className={styles.zone}>{zone}</div>
          {dates.map(date => (
            <DayHead
              key={date}
              date={date}
              isToday={date === now.date}
              sessions={props.isLoading ? undefined : (byDate.get(date) ?? none)}
              day={dayOf(calendar, date)}
              {...(onOpenDay && { onOpen: () => onOpenDay(date) })}
            />
          ))}
        </div>
        <div className={styles.body} ref={grid}>
          <div className={styles.gutter} aria-hidden>
            {figures.map(hour => (
              <span
                key={hour}
                style={{ top: topOf(hour * 60) }}
                hidden={isNowShown && Math.abs(hour * 60 - minutesNow) < nearMinutes}
              >
                {timeOf(hour * 60)}
              </span>
            ))}
            {isNowShown && (
              <span className={styles.nowTime} style={{ top: topOf(minutesNow) }}>
                {now.time}
              </span>
            )}
          </div>
          {dates.map(date => (
            <DayColumn
              key={date}
              date={date}
              sessions={byDate.get(date) ?? none}
              hours={hours}
              now={now}
              day={dayOf(calendar, date)}
              inTheWay={inTheWay}
              mayMove={mayMove}
            />
          ))}
          <GhostBlock ghosts={ghosts} dates={dates} hours={hours} />
          {props.children}
        </div>
      </div>
    </div>
  );
}

interface DayHeadProps {
  date: string;
  isToday: boolean;
  /** Undefined while loading. */
  sessions: readonly SessionRow[] | undefined;
  day: CalendarDay | undefined;
  onOpen?: () => void;
}

function DayHead({ date, isToday, sessions, day, onOpen }: DayHeadProps) {
  const { t } = useTranslation('timetable');
  const texts = useDayTexts();
  const { weekdayName } = useRangeTexts();
  const cancelled = sessions?.filter(session => session.cancelled).length ?? 0;
  const words = (
    <>
      <span className={styles.weekday}>{texts.shortWeekday(date)}</span>{' '}
      <span className={styles.number}>{texts.number(date)}</span>
      {isToday && <span className={styles.today}>{t('today')}</span>}
    </>
  );
  return (
    <div className={styles.head} data-today={isToday || undefined}>
      {onOpen ? (
        <button type="button" className={styles.date} onClick={onOpen}>
          <VisuallyHidden>{t('openDay', { date: texts.full(date) })}</VisuallyHidden>
          <span className={styles.words} aria-hidden>
            {words}
          </span>
        </button>
      ) : (
        <span className={styles.date}>{words}</span>
      )}
      <span className={`${layout.soft} ${layout.tiny}`}>
        {sessions ? t('sessionsOfDay', { count: sessions.length - cancelled }) : '\u00a0'}
        {cancelled > 0 && t('andCancelled', { count: cancelled })}
      </span>
      {day?.type === 'make-up' && (
        <span className={styles.follows}>{t('follows', { weekday: weekdayName(day.follows) })}</span>
      )}
    </div>
  );
}
