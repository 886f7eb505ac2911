import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nextScreeningDue } from '../../../shared/features/screening/results/next-due.ts';
import type { Parts } from '../../platform/features/parts.ts';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import { caseScreeningsQuery } from './queries.ts';

/** Day on which the child's next screening is due; renders nothing before the first screening. */
export function Component({ caseId }: Parts['nextScreening']) {
  const { t } = useTranslation('learning');
  const { date } = useCalendarDates();
  const { data } = useQuery(caseScreeningsQuery(caseId));
  const dueOn = data && nextScreeningDue(data);
  if (!dueOn) return null;
  return (
    <div>
      <dt>{t('tab.next')}</dt>
      <dd>{date(dueOn)}</dd>
    </div>
  );
}
