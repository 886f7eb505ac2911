import { IconCalendarCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../../shared/core/age.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { StateBadge } from '../../../ui/feedback/state-badge.tsx';
import { Status } from '../../../ui/feedback/status.tsx';

/** When the next visit is due: a date, "today", or days overdue. */
export function NextDue({ on, today }: { on: string; today: string }) {
  const { t } = useTranslation('cases');
  const { narrowDate } = useDates(useSession().organization?.timeZone);
  if (on > today) return narrowDate(on);
  if (on === today) return <Status label={t('due.today')} Icon={IconCalendarCheck} tone="good" />;
  return <StateBadge state="overdue" label={t('due.overdue', { count: daysBetween(on, today) })} />;
}
