import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { useOpenSession } from '../sessions/session-address.ts';
import { DayStrip } from './day-strip.tsx';
import { GridView } from './grid/grid-view.tsx';
import { MonthGrid } from './month-grid.tsx';
import { SessionList } from './session-list.tsx';
import { TimeBar } from './time-bar.tsx';
import { TimetableHead } from './timetable-head.tsx';
import { useDayTexts } from './use-day-texts.ts';
import { useLandscapePrint } from './use-landscape-print.ts';
import { useNow } from './use-now.ts';
import { useTimetable } from './use-timetable.ts';
import { useTimetableKeys } from './use-timetable-keys.ts';
import { useTimetableView } from './use-timetable-view.ts';
import { useViewTitle } from './use-view-title.ts';

/** The day of the month in which the focus is. */
const focusedDay = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('section[data-day]')?.dataset.day;

/** The sessions of the organisation by day, week, month or as a list, as the address says. */
function TimetablePage() {
  const { t } = useTranslation('timetable');
  const timeZone = useSession().organization?.timeZone ?? 'UTC';
  const now = useNow(timeZone);
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
  const title = useViewTitle(view, timetable.calendar);
  usePageTitle(t('title'));
  /** From the key on until the address has been answered, arrows are meant for what is moved. */
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
      <TimetableHead view={view} timetable={timetable} today={now.date} timeZone={timeZone} add={add} />
      <TimeBar view={view} timetable={timetable} title={title} today={now.date} />
      {view.isPhone && view.view === 'day' && (
        <DayStrip view={view} byDate={byDate} calendar={timetable.calendar} today={now.date} />
      )}
      {timetable.isFailed ? (
        <ListFailure text={t('failed')} onRetry={timetable.retry} />
      ) : (
        <View view={view} timetable={timetable} byDate={byDate} now={now} add={add} zone={offset(timeZone)} />
      )}
    </>
  );
}

export { TimetablePage as Component };
