import { IconAlertTriangle, IconCalendarCheck, IconCalendarQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { daysBetween } from '../../../../shared/core/dates/days.ts';
import { nextVisitState } from '../../../../shared/features/eye/recalls/next-visit.ts';
import { contactToCall, type RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { Column, ListConfig } from '../../../ui/list/list-config.ts';
import { useChildRows } from '../../../ui/list/use-child-rows.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import type { ListedRecall, SiblingsOf } from './due-siblings.ts';
import { RecallActions } from './recall-actions.tsx';
import { RecallMenu } from './recall-menu.tsx';
import { RecallStatus } from './recall-status.tsx';
import styles from './recalls.module.css';
import { useSiblingTexts } from './sibling-texts.ts';
import type { RecallQuery } from './use-recall-filters.ts';

export function useRecallColumns(
  { list, bookedOn, bookedUntil }: Pick<RecallQuery, 'list' | 'bookedOn' | 'bookedUntil'>,
  siblingsOf: SiblingsOf,
): ListConfig<ListedRecall> {
  const { t } = useTranslation('eye');
  const to = useTo();
  const timeZone = useSession().organization?.timeZone;
  const { date: sayDate, dateAt, weekday } = useCalendarDates();
  const today = todayIn(timeZone);
  const isReadOnly = useIsReadOnly();
  const due: Column<ListedRecall> = {
    key: 'due',
    title: t('recall.dueOn'),
    isKnown: row => row.dueOn !== null,
    cell: ({ dueOn, seenOn, bookedFor }) =>
      dueOn &&
      seenOn && (
        <span title={t('recall.dates', { due: sayDate(dueOn), seen: sayDate(seenOn) })}>
          <DueOn {...{ dueOn, seenOn, bookedFor, today }} />
        </span>
      ),
  };
  const seen: Column<ListedRecall> = {
    key: 'seen',
    title: t('recall.seenOn'),
    cell: row => <span className={layout.oneLine}>{row.seenOn && sayDate(row.seenOn)}</span>,
  };
  const time: Column<ListedRecall> = {
    key: 'time',
    title: t('recall.time'),
    isKnown: row => Boolean(row.bookedTime),
    cell: row => <b>{row.bookedTime ?? t('recall.noTime')}</b>,
  };
  const dayAndTime: Column<ListedRecall> = {
    key: 'dayAndTime',
    title: t('recall.bookedDay'),
    cell: ({ bookedFor, bookedTime }) =>
      bookedFor && <b>{[weekday(bookedFor), dateAt(bookedFor, bookedTime)].join(' ')}</b>,
  };
  const childRows = useChildRows<ListedRecall>();
  return {
    label: t('recall.title'),
    rowKey: row => row.caseId,
    rowHref: row => to('case', { id: row.caseId }),
    ...childRows,
    menu: row => <RecallMenu row={row} />,
    ...(!isReadOnly && {
      actions: row => <RecallActions row={row} siblings={siblingsOf(row)} today={today} />,
    }),
    columns: [
      bookedUntil ? dayAndTime : bookedOn ? time : list === 'due' ? due : seen,
      {
        key: 'contact',
        title: t('recall.contact'),
        isKnown: row => row.contacts.length > 0 || siblingsOf(row).length > 0,
        cell: row => (
          <>
            <Contact of={row.contacts} />
            <AlsoDue siblings={siblingsOf(row)} />
          </>
        ),
      },
      { key: 'state', title: t('recall.state'), cell: row => <RecallStatus row={row} today={today} /> },
    ],
  };
}

interface DueOnProps {
  dueOn: string;
  seenOn: string;
  bookedFor: string | null;
  today: string;
}

/** Says when the child is due. Another column, the state of the recall, shows a booked day. */
function DueOn({ today, ...visit }: DueOnProps) {
  const { t } = useTranslation('eye');
  const { date: sayDate, recentDate } = useCalendarDates();
  const { dueOn, seenOn } = visit;
  switch (nextVisitState(visit, today)) {
    case 'seenSince': {
      const dates = { due: recentDate(dueOn), seen: recentDate(seenOn) };
      return (
        <Status label={t('recall.seenSince', dates)} Icon={IconCalendarQuestion} tone="attention" isLong />
      );
    }
    case 'today':
      return <Status label={t('recall.today')} Icon={IconCalendarCheck} tone="good" />;
    case 'overdue': {
      const label = t('recall.overdue', { count: daysBetween(dueOn, today) });
      return <Status label={label} Icon={IconAlertTriangle} tone="attention" />;
    }
    default:
      return <span className={layout.oneLine}>{sayDate(dueOn)}</span>;
  }
}

function Contact({ of: contacts }: { of: RecallRow['contacts'] }) {
  const { t } = useTranslation('eye');
  const contact = contactToCall(contacts);
  if (!contact) return <span className={`${layout.oneLine} ${layout.faint}`}>{t('recall.noContact')}</span>;
  const { kind, name, mobile, email } = contact;
  return (
    <span className={styles.line}>
      <span className={styles.phone}>
        {mobile ? <PhoneLink phone={mobile} /> : <a href={`mailto:${email}`}>{t('recall.write')}</a>}
      </span>
      <span className={layout.hint} title={name ?? undefined}>
        {t(`recall.kind.${kind}`)}
      </span>
    </span>
  );
}

/** Brothers and sisters whom the same call is about. */
function AlsoDue({ siblings }: { siblings: ReturnType<SiblingsOf> }) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const texts = useSiblingTexts()(siblings);
  return siblings.map(({ id }, index) => (
    <span key={id} className={styles.sibling}>
      {t('recall.also')} <Link to={to('case', { id })}>{texts[index]}</Link>
    </span>
  ));
}
