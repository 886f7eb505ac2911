import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekLetter } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useSingleKeyShortcuts } from '../../../platform/use-single-key-shortcuts.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { usePageKeys } from '../../../ui/timing/use-page-keys.ts';
import { useOpenSession } from '../sessions/session-address.ts';
import { DayStrip } from './day-strip.tsx';
import { GridView } from './grid/grid-view.tsx';
import { MonthGrid } from './month-grid.tsx';
import { type Days, emptySundayOf, letteredDay, withoutDay } from './rules/shown-days.ts';
import { SessionList } from './session-list.tsx';
import { TimeBar } from './time-bar.tsx';
import { TimetableHead } from './timetable-head.tsx';
import { useDayTexts } from './use-day-texts.ts';
import { useTimetable } from './use-timetable.ts';
import { type TimetableView, useTimetableView } from './use-timetable-view.ts';

/** @param week the days that a week view shows */
function useViewTitle({ view, date, days }: TimetableView, calendar: SchoolCalendar, week: Days): string {
  const { t } = useTranslation('timetable');
  const texts = useDayTexts();
  if (view === 'month') return texts.month(date);
  if (view === 'list') return texts.range(days);
  const letter = weekLetter(calendar, letteredDay(view, date, days));
  const shown = view === 'week' ? texts.range(week) : texts.dayTitle(date);
  return letter === null ? shown : [shown, t('week', { letter })].join(' · ');
}

/** Prints this page in landscape while `isOn`; other pages are printed in portrait. */
function useLandscapePrint(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page { size: A4 landscape; margin: 9mm }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, [isOn]);
}

const focusedDay = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('section[data-day]')?.dataset.day;

function TimetablePage() {
  const { t } = useTranslation('timetable');
  const timeZone = useSession().organization?.timeZone ?? 'UTC';
  const now = useNow();
  const view = useTimetableView(now.date);
  const timetable = useTimetable(view);
  const { shown } = timetable;
  const byDate = useMemo(() => Map.groupBy(shown, ({ date }) => date), [shown]);
  const isReadOnly = useIsReadOnly();
  const isGrid = view.view === 'day' || view.view === 'week';
  const View = isGrid ? GridView : view.view === 'month' ? MonthGrid : SessionList;
  const { plan } = useOpenSession();
  useLandscapePrint(view.view === 'week');
  const { offset } = useDayTexts();
  const [isSundayShown, setSundayShown] = useState(false);
  const { calendar } = timetable;
  const emptySunday = emptySundayOf(view.days, { byDate, today: now.date, calendar });
  const week = withoutDay(view.days, isSundayShown ? null : emptySunday);
  const title = useViewTitle(view, calendar, week);
  usePageTitle(t('title'));
  /** True while a session is being moved, from the first request on; arrow keys then keep the dates. */
  const isMoveAsked = useRef(false);
  useEffect(() => {
    if (view.moving === null) isMoveAsked.current = false;
  }, [view.moving]);
  useTimetableKeys(
    {
      s: () => !isReadOnly && plan({ date: focusedDay() ?? view.date }),
      t: () => view.goTo(now.date),
      d: () => view.show('day'),
      w: () => view.show('week'),
      l: () => view.show('list'),
      m: () => view.change({ who: view.isMine ? null : 'mine' }),
      arrowleft: () => !isMoveAsked.current && view.step(-1),
      arrowright: () => !isMoveAsked.current && view.step(1),
    },
    id => {
      isMoveAsked.current = true;
      const date = shown.find(session => session.id === id)?.date;
      const isListed = view.view === 'list';
      view.change({ move: id, ...(isListed && { view: 'week' }), ...(date && { date }) });
    },
  );
  const add = !isReadOnly && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => plan({ date: view.date })}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <TimetableHead
        view={view}
        week={week}
        timetable={timetable}
        today={now.date}
        timeZone={timeZone}
        add={add}
      />
      <TimeBar view={view} timetable={timetable} title={title} today={now.date} />
      {view.isPhone && view.view === 'day' && (
        <DayStrip view={view} byDate={byDate} calendar={calendar} today={now.date} />
      )}
      {timetable.isFailed ? (
        <ListFailure text={t('failed')} onRetry={timetable.retry} />
      ) : (
        <View
          {...{ view, timetable, byDate, now, add }}
          zone={offset(timeZone)}
          emptySunday={emptySunday}
          isSundayShown={isSundayShown}
          onShowSunday={setSundayShown}
        />
      )}
    </>
  );
}

export { TimetablePage as Component };

const isDialogOpen = () => document.querySelector('[role="dialog"]')?.checkVisibility() === true;

/**
 * Keyboard shortcuts of the timetable; inactive in fields.
 * @param keys actions by key, also active while a session is focused
 * @param onMove starts moving the focused session
 */
function useTimetableKeys(keys: Record<string, () => void>, onMove: (id: string) => void): void {
  const [areLettersOn] = useSingleKeyShortcuts();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (!areLettersOn || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
    if (!(target instanceof HTMLElement) || isDialogOpen()) return;
    const id = target.closest<HTMLElement>('[data-session]')?.dataset.session;
    if (!id) return;
    const pressed = key.toLowerCase();
    const act = keys[pressed];
    if (pressed === 'm') onMove(id);
    else if (act) act();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  usePageKeys(keys);
}
