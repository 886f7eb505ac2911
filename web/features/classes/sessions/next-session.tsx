import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import styles from './session.module.css';
import { sessionLink } from './session-address.ts';
import { useComingSessions } from './use-coming-sessions.ts';
import { useSessionDates } from './use-session-dates.ts';

export function NextSession({ classId }: { classId: string }) {
  const { t } = useTranslation('sessions');
  const { dateAndTimes } = useSessionDates();
  const [query] = useSearchParams();
  const { coming } = useComingSessions(classId);
  const next = coming?.sessions[0];
  if (!coming) return null;
  if (!next) return <p className={styles.next}>{t('noNext')}</p>;
  return (
    <p className={styles.next}>
      <span>{t('next')}</span>
      <Link {...sessionLink(query, next.id)}>{dateAndTimes(next)}</Link>
      {next.room !== '' && <span dir="auto">{next.room}</span>}
    </p>
  );
}
