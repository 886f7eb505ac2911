import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { minutesOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import { useIsReadOnly } from '../../../../platform/auth/use-rights.ts';
import { Seedling } from '../../../../ui/feedback/illustrations.tsx';
import { useOpenSession } from '../../sessions/session-address.ts';
import { hoursOf } from '../rules/lay-out-day.ts';
import { movedTo } from '../rules/move-times.ts';
import { findOverlaps, nextFreeStart } from '../rules/overlaps.ts';
import { listDays } from '../rules/shown-days.ts';
import { useScrollToNow } from '../use-scroll-to-now.ts';
import type { Timetable } from '../use-timetable.ts';
import type { TimetableView } from '../use-timetable-view.ts';
import { GridLoading } from './grid-loading.tsx';
import { OverlapLine } from './overlap-line.tsx';
import styles from './time-grid.module.css';
import { TimeGrid } from './time-grid.tsx';
import { useGridDrag } from './use-grid-drag.ts';
import { useMoving } from './use-moving.tsx';
import { WeekFoot } from './week-foot.tsx';

export interface CalendarViewProps {
  view: TimetableView;
  timetable: Timetable;
  byDate: ReadonlyMap<string, SessionRow[]>;
  now: { date: string; time: string };
  add: ReactNode;
}

interface GridViewProps extends CalendarViewProps {
  zone: string;
  /** The Sunday of the week if it has no sessions, otherwise null. */
  emptySunday: string | null;
  isSundayShown: boolean;
  onShowSunday: (isShown: boolean) => void;
}

export function GridView(props: GridViewProps) {
  const { view, timetable, byDate, now, add, zone, emptySunday, isSundayShown, onShowSunday } = props;
  const { t } = useTranslation('timetable');
  const { calendar, shown, everyones, isLoading } = timetable;
  const grid = useRef<HTMLDivElement>(null);
  const isReadOnly = useIsReadOnly();
  const { open, edit } = useOpenSession();
  const { ghosts, mode, planning, mayMove, nameOf, refuse, feedback } = useMoving(view, timetable, 'time');
  const moving = mode.moving?.times;

  const week = useMemo(() => listDays(view.days), [view.days]);
  const folded = isSundayShown || moving?.date === emptySunday ? null : emptySunday;
  const isDay = view.view === 'day';
  const period = view.period === 'week' || view.period === 'otherWeek' ? view.period : 'day';
  const dates = useMemo(
    () => (isDay ? [view.date] : week.filter(date => date !== folded)),
    [isDay, view.date, week, folded],
  );
  const planned = useMemo(() => dates.flatMap(date => byDate.get(date) ?? []), [dates, byDate]);
  const { from, to } = hoursOf(moving ? [...planned, moving] : planned);
  const hours = useMemo(() => ({ from, to }), [from, to]);
  const overlaps = useMemo(() => findOverlaps(planned), [planned]);
  const inTheWay = useMemo(() => new Set(overlaps.map(({ later }) => later.id)), [overlaps]);
  const isToCome = ({ later, to: end }: (typeof overlaps)[number]) =>
    `${later.date} ${end}` > `${now.date} ${now.time}`;

  useGridDrag({
    area: grid,
    hours,
    ghosts,
    isOn: !isReadOnly && mode.moving === null,
    find: id => shown.find(session => session.id === id),
    nameOf,
    mayMove,
    onRefused: refuse,
    onOpen: open,
    onDrawn: planning.plan,
    onMoved: planning.move,
  });
  useSwipe(grid, view.step, view.view === 'day');
  useScrollToNow((isDay || !view.isPhone) && dates.includes(now.date) && !isLoading, view.isPhone);

  const empty = planned.length === 0 && !isLoading && !moving && (
    <div className={styles.empty}>
      <Seedling />
      <p>{t(`${view.isFiltered ? 'filteredOut' : 'empty'}.${period}`)}</p>
      {view.isFiltered ? (
        <Button variant="default" onClick={view.showAll}>
          {t('showAll')}
        </Button>
      ) : (
        !view.isPhone && add
      )}
    </div>
  );

  return (
    <>
      {view.isPhone && empty}
      <OverlapLine
        overlaps={overlaps.filter(isToCome)}
        mayMove={mayMove}
        freeStartOf={session => nextFreeStart(session, everyones)}
        onMove={(session, start) => planning.move(session, movedTo(session, session.date, minutesOf(start)))}
        onEdit={({ id }) => edit(id)}
      />
      <TimeGrid
        grid={grid}
        dates={dates}
        byDate={byDate}
        hours={hours}
        calendar={calendar}
        now={now}
        zone={zone}
        inTheWay={inTheWay}
        ghosts={ghosts}
        mayMove={mayMove}
        isLoading={isLoading}
        hasHeads={view.view === 'week' || !view.isPhone}
        {...(view.view === 'week' && { onOpenDay: (date: string) => view.show('day', date) })}
      >
        {isLoading && <GridLoading dates={dates} />}
        {!view.isPhone && empty && <div className={styles.over}>{empty}</div>}
      </TimeGrid>
      {view.view === 'week' && (
        <WeekFoot
          sessions={planned}
          emptySunday={emptySunday}
          isSundayShown={isSundayShown}
          onShowSunday={onShowSunday}
        />
      )}
      {feedback}
    </>
  );
}

const leastPx = 56;
/** A swipe must be at least this many times longer horizontally than vertically. */
const slope = 1.6;

/** Detects horizontal swipes over an element. @param onSwipe called with 1 for the next week or day */
function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (direction: 1 | -1) => void,
  isOn: boolean,
): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const area = element.current;
    if (!area || !isOn) return;
    const listening = new AbortController();
    const { signal } = listening;
    let down: PointerEvent | undefined;
    area.addEventListener(
      'pointerdown',
      event => {
        down = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
      },
      { signal },
    );
    area.addEventListener(
      'pointerup',
      event => {
        const from = down;
        down = undefined;
        if (!from || area.hasAttribute('data-dragging')) return;
        const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
        if (Math.abs(x) >= leastPx && Math.abs(x) > Math.abs(y) * slope) swipe(x < 0 ? 1 : -1);
      },
      { signal, capture: true },
    );
    return () => listening.abort();
  }, [element, isOn]);
}
