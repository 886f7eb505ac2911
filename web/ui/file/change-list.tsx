import { useTranslation } from 'react-i18next';
import type { ReportChange } from '../../../shared/core/report-changes.ts';
import { useSession } from '../../platform/auth/session.ts';
import { useDates } from '../../platform/i18n/use-dates.ts';
import styles from './changed-details.module.css';

/** What a finished document prints that has changed since. */
export function ChangeList({ changes }: { changes: readonly ReportChange[] }) {
  const { t } = useTranslation('ui');
  const { date } = useDates(useSession().organization?.timeZone);
  return (
    <ul className={styles.list}>
      {changes.map(change => (
        <li key={'reference' in change ? change.reference : change.what}>
          {'reference' in change
            ? t(`changed.${change.what}`, { day: date(change.date), reference: change.reference })
            : t(`changed.${change.what}`)}
        </li>
      ))}
    </ul>
  );
}
