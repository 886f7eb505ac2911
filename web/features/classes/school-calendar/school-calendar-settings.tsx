import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { DaysSection } from './days-section.tsx';
import { schoolCalendarQuery } from './queries.ts';
import styles from './school-calendar.module.css';
import { WeeksSection } from './weeks-section.tsx';

function SchoolCalendarSettings({ record: { timeZone } }: { record: Pick<FullOrganization, 'timeZone'> }) {
  const { t } = useTranslation('schoolCalendar');
  const errorText = useErrorText();
  const { data: calendar, error, refetch } = useQuery(schoolCalendarQuery);
  if (error && !calendar) return <ListFailure text={errorText(error)} onRetry={() => void refetch()} />;
  if (!calendar) return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.root}>
      <DaysSection calendar={calendar} timeZone={timeZone} />
      <WeeksSection calendar={calendar} timeZone={timeZone} />
    </div>
  );
}

export { SchoolCalendarSettings as Component };
