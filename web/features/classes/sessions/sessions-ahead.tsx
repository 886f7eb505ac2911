import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import styles from './session.module.css';
import { sessionName } from './session-name.ts';
import { useSessionDates } from './use-session-dates.ts';

/** Maximum number of sessions listed by name; further ones are only counted. */
const maxNamed = 5;

export function SessionsAhead({ sessions }: { sessions: readonly SessionRow[] }) {
  const { t } = useTranslation('sessions');
  const { dateAndTimes } = useSessionDates();
  const others = sessions.length - maxNamed;
  return (
    <ul className={styles.ahead}>
      {sessions.slice(0, maxNamed).map(session => (
        <li key={session.id}>
          {t('nameAndTime', { name: sessionName(session, t), when: dateAndTimes(session) })}
        </li>
      ))}
      {others > 0 && <li>{t('others', { count: others })}</li>}
    </ul>
  );
}
