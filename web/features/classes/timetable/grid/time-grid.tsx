import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, type RefObject, useMemo } from 'react';
import { dayOf } from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SchoolCalendar } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { minutesOf, timeOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import sideways from '../../../../ui/layout/sideways.module.css';
import { type Hours, layOutDay, widestOf } from '../rules/lay-out-day.ts';
import { DayColumn } from './day-column.tsx';
import { DayHead } from './day-head.tsx';
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
