import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../shared/core/dates/days.ts';
import { nextScreeningDue } from '../../../shared/features/screening/results/next-due.ts';
import { useSession } from '../../platform/auth/session.ts';
import type { Parts } from '../../platform/features/parts.ts';
import { todayIn } from '../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import { StateBadge } from '../../ui/feedback/state-badge.tsx';
import layout from '../../ui/layout/layout.module.css';
import { caseScreeningsQuery } from './queries.ts';

/** Day on which the child's next screening is due; renders nothing before the first screening. */
export function Component({ caseId }: Parts['nextScreening']) {
  const { t } = useTranslation(['learning', 'cases']);
  const { date } = useCalendarDates();
  const { data } = useQuery(caseScreeningsQuery(caseId));
  const today = todayIn(useSession().organization?.timeZone);
  const dueOn = data && nextScreeningDue(data);
  if (!dueOn) return null;
  return (
    <div>
      <dt>{t('tab.next')}</dt>
      <dd className={layout.stack4}>
        {date(dueOn)}
        {dueOn < today && (
          <StateBadge state="overdue" label={t('cases:due.overdue', { count: daysBetween(dueOn, today) })} />
        )}
      </dd>
    </div>
  );
}
