import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import {
  maxListedDays,
  maxSessionActivities,
  type SessionRow,
} from '../../../../shared/features/classes/sessions/schema.ts';
import { isComing } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import type { PickedActivity } from './find-activities.ts';
import { sessionListQuery } from './queries.ts';
import styles from './session.module.css';
import { SessionLink } from './session-link.tsx';
import { sessionName } from './session-name.ts';
import { useActivityActions } from './use-activity-actions.ts';
import { useSessionDates } from './use-session-dates.ts';

interface ComingSessionsProps {
  activity: PickedActivity;
  add: ReactNode;
}

/** The user's sessions of the next two months, each with a button that adds the activity. */
export function ComingSessions({ activity, add }: ComingSessionsProps) {
  const { t } = useTranslation('sessions');
  const now = useNow();
  const search = { from: now.date, to: daysAfter(now.date, maxListedDays - 1), isMine: true };
  const { data, isError, refetch } = useQuery(sessionListQuery(search));
  if (isError) return <ListFailure text={t('listFailed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const coming = data.filter(session => isComing(session, now));
  if (coming.length === 0)
    return <EmptyList title={t('addTo.empty.title')} text={t('addTo.empty.text')} action={add} />;
  return (
    <section className={card.card} aria-labelledby="coming-sessions">
      <header className={styles.listHead}>
        <div>
          <h2 id="coming-sessions">{t('addTo.coming')}</h2>
          <span className={layout.hint}>{t('addTo.comingHelp')}</span>
        </div>
        {add}
      </header>
      <ul className={`${layout.grid} ${layout.list}`}>
        {coming.map(session => (
          <ComingSession key={session.id} session={session} activity={activity} />
        ))}
      </ul>
    </section>
  );
}

function ComingSession({ session, activity }: { session: SessionRow; activity: PickedActivity }) {
  const { t } = useTranslation('sessions');
  const { dateAndTimes } = useSessionDates();
  const { add, isWorking } = useActivityActions(session.id);
  const [isAdded, setAdded] = useState(false);
  const isFull = session.activities >= maxSessionActivities;
  const of = { name: sessionName(session, t), when: dateAndTimes(session) };
  return (
    <li className={styles.activity}>
      <SessionLink session={session} />
      {isAdded ? (
        <span className={styles.done}>
          <IconCheck size={18} aria-hidden />
          {t('addTo.added')}
        </span>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={isFull}
          loading={isWorking}
          aria-label={t('addTo.addTo', of)}
          onClick={async () => setAdded(await add(activity.id, activity.title))}
        >
          {t('addTo.add')}
        </Button>
      )}
    </li>
  );
}
