import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import styles from './sessions-ahead.module.css';

/** Maximum number of sessions listed by name; further ones are only counted. */
const maxNamed = 5;

export function SessionsAhead({ sessions }: { sessions: readonly SessionRow[] }) {
  const { t } = useTranslation(['courses', 'common']);
  const { date } = useCalendarDates();
  const others = sessions.length - maxNamed;
  const nameOf = ({ title, classes, cases }: SessionRow): string =>
    title ||
    [...classes.map(({ name }) => name), ...cases.map(({ fullName }) => fullName)].join(t('common:comma'));
  return (
    <ul className={styles.ahead}>
      {sessions.slice(0, maxNamed).map(session => (
        <li key={session.id}>
          {[`${date(session.date)} ${session.start}–${session.end}`, nameOf(session)]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
      {others > 0 && <li>{t('own.remove.others', { count: others })}</li>}
    </ul>
  );
}
