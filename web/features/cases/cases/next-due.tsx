import { IconCalendarCheck, IconCalendarQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../../shared/core/age.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { StateBadge } from '../../../ui/feedback/state-badge.tsx';
import { Status } from '../../../ui/feedback/status.tsx';

interface NextDueProps {
  on: string;
  /** Date of the child's last visit. */
  seenOn: string | null;
  today: string;
}

/** Says when the next visit is: a date, "today", the days overdue, or that the child has been seen since. */
export function NextDue({ on, seenOn, today }: NextDueProps) {
  const { t } = useTranslation('cases');
  const { narrowDate, recentDate } = useCalendarDates();
  if (on > today) return narrowDate(on);
  if (seenOn !== null && seenOn >= on) {
    const dates = { due: recentDate(on), seen: recentDate(seenOn) };
    return <Status label={t('due.seenSince', dates)} Icon={IconCalendarQuestion} tone="attention" isLong />;
  }
  if (on === today) return <Status label={t('due.today')} Icon={IconCalendarCheck} tone="good" />;
  return <StateBadge state="overdue" label={t('due.overdue', { count: daysBetween(on, today) })} />;
}
