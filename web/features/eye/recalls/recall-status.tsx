import {
  IconBellOff,
  IconCalendar,
  IconCalendarCheck,
  IconCalendarX,
  IconClock,
  IconPhoneCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isMissed } from '../../../../shared/features/eye/recalls/next-visit.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { callAgainOn, listedState } from '../../../../shared/features/eye/recalls/to-be-called.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants, useZone } from '../../../platform/i18n/use-instants.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import styles from './recalls.module.css';

const statusStyles = {
  waiting: { Icon: IconClock, tone: 'attention' },
  contacted: { Icon: IconPhoneCheck, tone: 'attention' },
  booked: { Icon: IconCalendarCheck, tone: 'good' },
  again: { Icon: IconClock, tone: 'attention' },
  missed: { Icon: IconCalendarX, tone: 'attention' },
  later: { Icon: IconCalendar, tone: 'quiet' },
  notNeeded: { Icon: IconBellOff, tone: 'quiet' },
} as const;

export function RecallStatus({ row, today }: { row: RecallRow; today: string }) {
  const { t } = useTranslation('eye');
  const { dateAt, recentDate } = useCalendarDates();
  const { recentDay } = useInstants();
  const { state, bookedFor, bookedTime, called } = row;
  const wasMissed = isMissed(bookedFor, today);
  const zone = useZone();
  const again = callAgainOn(row, zone);
  const isAgain = again !== null && again <= today;
  const isLater = listedState(row, today, zone) === 'later';
  const shown = wasMissed ? 'missed' : isAgain ? 'again' : isLater ? 'later' : state;
  const label = bookedFor
    ? t(wasMissed ? 'recall.missed' : 'recall.bookedFor', { day: dateAt(bookedFor, bookedTime) })
    : t(`recall.${isAgain ? 'again' : isLater ? 'later' : state}`);
  const last = called ?? (state === 'waiting' ? null : row);
  const who = last?.by && last.at ? `${recentDay(last.at)} · ${last.by.fullName}` : undefined;
  const text = called !== null && (isAgain || state !== 'contacted') ? t('recall.calledBy', { who }) : who;
  return (
    <>
      <span className={styles.line}>
        <Status label={label} {...statusStyles[shown]} />
      </span>
      {text && (
        <span className={styles.who}>
          <bdi>{text}</bdi>
        </span>
      )}
      {again !== null && !isAgain && (
        <span className={styles.callNote}>{t('recall.againFrom', { day: recentDate(again) })}</span>
      )}
      {called?.note && (
        <span className={styles.callNote} dir="auto">
          {called.note}
        </span>
      )}
    </>
  );
}
