import { useTranslation } from 'react-i18next';
import type { ReportChange } from '../../../shared/core/report-changes.ts';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import styles from './changed-details.module.css';

export function ChangeList({ changes }: { changes: readonly ReportChange[] }) {
  const { t } = useTranslation('ui');
  const { date } = useCalendarDates();
  return (
    <ul className={styles.list}>
      {changes.map(change => (
        <li key={JSON.stringify(change)}>
          {'reference' in change
            ? t(`changed.${change.what}`, { day: date(change.date), reference: change.reference })
            : 'date' in change
              ? t(`changed.${change.what}`, { day: date(change.date) })
              : t(`changed.${change.what}`)}
        </li>
      ))}
    </ul>
  );
}
