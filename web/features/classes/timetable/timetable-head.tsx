import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconCalendarDown, IconCopy, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayOf, weekLetter } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import { SubscribeButton } from '../calendar-subscriptions/subscribe-button.tsx';
import { waitingSessionsQuery } from '../evaluations/queries.ts';
import { useRangeTexts } from '../school-calendar/use-range-texts.ts';
import { type Days, isOfView } from './rules/shown-days.ts';
import { useDayTexts } from './use-day-texts.ts';
import type { Timetable } from './use-timetable.ts';
import type { TimetableView } from './use-timetable-view.ts';

/** Number of the user's sessions that they have to evaluate, with a link; nothing if there are none. */
function WaitingSessions() {
  const { t } = useTranslation('timetable');
  const to = useTo();
  const { data } = useQuery(waitingSessionsQuery);
  const first = data?.data[0];
  if (!first) return null;
  const text = data.meta.next === null ? 'waiting' : 'waitingAtLeast';
  return (
    <>
      {' · '}
      <Link to={to('evaluate', data.data.length > 1 ? {} : { id: first.id })}>
        {t(text, { count: data.data.length })}
      </Link>
    </>
  );
}

interface TimetableHeadProps {
  view: TimetableView;
  /** The days that a week view shows. */
  week: Days;
  timetable: Timetable;
  today: string;
  timeZone: string;
  add: ReactNode;
}

/** Head of the timetable page with its title; on phones, the day is the title. */
export function TimetableHead(props: TimetableHeadProps) {
  const { view, week, timetable, timeZone, add } = props;
  const { t } = useTranslation('timetable');
  const { zone } = useDayTexts();
  if (view.isPhone && view.view === 'day') return <PhoneDayHead {...props} />;
  const count = view.isMine ? timetable.mineCount : timetable.everyonesCount;
  const summary = timetable.isLoading
    ? t('loading')
    : t(`summary.${view.period}`, { count, zone: zone(timeZone) });
  const print = view.view === 'week' && !view.isPhone && (
    <Tooltip label={t('print')}>
      <ActionIcon variant="default" size={36} aria-label={t('print')} onClick={() => window.print()}>
        <IconPrinter size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
  const rows = timetable.shown.filter(({ date }) => isOfView(view.view, view.date, date));
  const actions = (
    <>
      {view.view === 'week' && add && <CopyWeekButton view={view} week={week} />}
      {print}
      <CalendarFileButton rows={rows} date={view.date} timeZone={timeZone} />
      <SubscribeButton />
      {add}
    </>
  );
  return (
    <PageHeader
      title={t('title')}
      description={
        <>
          <span role="status">{!timetable.isFailed && summary}</span>
          <WaitingSessions />
        </>
      }
      actions={actions}
    />
  );
}

function PhoneDayHead({ view, timetable, today, add }: TimetableHeadProps) {
  const { t } = useTranslation('timetable');
  const { ofYear } = useDayTexts();
  const { titleOf, weekdayName } = useRangeTexts();
  const { calendar, isLoading, isFailed } = timetable;
  const day = dayOf(calendar, view.date);
  const letter = weekLetter(calendar, view.date);
  const count = view.isMine ? timetable.mineCount : timetable.everyonesCount;
  const facts = [
    isLoading ? t('loading') : !isFailed && t('sessionsOfDay', { count }),
    letter && t('week', { letter }),
    day && (day.type === 'make-up' ? t('follows', { weekday: weekdayName(day.follows) }) : titleOf(day)),
  ];
  return (
    <PageHeader
      title={
        <>
          {ofYear(view.date)}
          {view.date === today && <span className={`${layout.soft} ${layout.regular}`}> {t('today')}</span>}
        </>
      }
      description={
        <>
          <span role="status">{facts.filter(Boolean).join(' · ')}</span>
          <WaitingSessions />
        </>
      }
      actions={add}
      menu={
        <Group gap="xs" wrap="nowrap">
          {view.date !== today && (
            <Button variant="default" onClick={() => view.goTo(today)}>
              {t('today')}
            </Button>
          )}
          <SubscribeButton />
        </Group>
      }
    />
  );
}

interface CalendarFileButtonProps {
  rows: readonly SessionRow[];
  date: string;
  timeZone: string;
}

function CalendarFileButton({ rows, date, timeZone }: CalendarFileButtonProps) {
  const { t } = useTranslation(['timetable', 'sessions']);
  const isPhone = useIsPhone();
  const label = t('calendarFile.save');

  async function save(): Promise<void> {
    const { saveCalendarFile } = await import('./save-calendar-file.ts');
    const words = { and: t('sessions:and'), unnamed: t('sessions:unnamed') };
    saveCalendarFile({ name: t('title'), fileName: `timetable-${date}`, timeZone, rows, words });
    void toastDone(t('calendarFile.saved', { count: rows.length }));
  }

  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size={isPhone ? 44 : 36}
        aria-label={label}
        disabled={rows.length === 0}
        onClick={() => void save()}
      >
        <IconCalendarDown size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

const CopyWeekDialog = lazyComponent(async () => (await import('./copy-week-dialog.tsx')).CopyWeekDialog);

function CopyWeekButton(props: Pick<TimetableHeadProps, 'view' | 'week'>) {
  const { t } = useTranslation('timetable');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('copyWeek.action')}
      </Button>
      {isOpen && <CopyWeekDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
