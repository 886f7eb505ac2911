import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/auth/session.ts';
import { useIsReadOnly } from '../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './bars.module.css';

export function LicenceBanner() {
  const { t } = useTranslation('shell');
  const { organization } = useSession();
  const isReadOnly = useIsReadOnly();
  const { date } = useCalendarDates();
  if (!organization || !isReadOnly) return null;
  const { name, endsOn } = organization;
  return (
    <section className={styles.bar} aria-label={t('licence.label')}>
      <Notice tone="attention">{t('licence.ended', { name, date: date(endsOn) })}</Notice>
    </section>
  );
}
