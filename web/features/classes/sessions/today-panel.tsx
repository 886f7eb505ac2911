import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { sessionListQuery } from './queries.ts';
import { sessionsOfToday } from './sessions-of-today.ts';
import styles from './today-panel.module.css';
import { TodaySession } from './today-session.tsx';

const maxShown = 6;

/** The sessions of this day in the organisation's zone, with links to evaluate those that have begun. */
function TodayPanel() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const errorText = useErrorText();
  const { organizationUser, role } = useSession();
  const now = useNow();
  const { data, error, isPending, refetch } = useQuery(sessionListQuery({ from: now.date, to: now.date }));
  const reader = { memberId: organizationUser?.id, isAdmin: role === 'admin' };
  const { shown, others } = sessionsOfToday(data ?? [], reader, now, maxShown);
  const isEmpty = data !== undefined && shown.length === 0;
  return (
    <section className={`${layout.panel} ${layout.shrinkable}`} aria-labelledby="today" aria-busy={isPending}>
      <header className={styles.head}>
        <h2 id="today">{t('today.title')}</h2>
        {isEmpty && <p className={layout.soft}>{t('today.none')}</p>}
        <Link to={`${to('timetable')}?view=day`}>
          {others > 0 ? t('today.more', { count: others }) : t('today.timetable')}
        </Link>
      </header>
      {error && !data ? (
        <ListFailure text={errorText(error)} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton className={styles.shape} height={48} radius={8} />
      ) : isEmpty ? null : (
        <ul>
          {shown.map(session => (
            <TodaySession key={session.id} session={session} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

export { TodayPanel as Component };
