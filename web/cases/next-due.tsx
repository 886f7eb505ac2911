import { IconCalendarCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../shared/core/age.ts';
import { useSession } from '../session/session.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { Status } from '../ui/status.tsx';
import { useDates } from '../ui/use-dates.ts';

/** When the next visit is due: a date, or how urgent it has become. */
export function NextDue({ on, today }: { on: string; today: string }) {
  const { t } = useTranslation('cases');
  const { narrowDate } = useDates(useSession().organization?.timeZone);
  if (on > today) return narrowDate(on);
  if (on === today) return <Status word={t('due.today')} Icon={IconCalendarCheck} tone="good" />;
  return <StateBadge state="overdue" word={t('due.overdue', { count: daysBetween(on, today) })} />;
}
