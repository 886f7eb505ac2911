import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { maxListedDays, type SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import { type SessionSearch, sessionListQuery } from './queries.ts';
import styles from './session.module.css';
import { useOpenSession } from './session-address.ts';
import { SessionLink } from './session-link.tsx';
import { SessionState } from './session-state.tsx';

/** First and last day of a two-month period: `at` 0 starts today, -1 ends yesterday. */
const range = (today: string, at: number): Pick<SessionSearch, 'from' | 'to'> => {
  const from = daysAfter(today, at * maxListedDays);
  return { from, to: daysAfter(from, maxListedDays - 1) };
};

interface SessionsOfProps {
  of: { classId: string } | { caseId: string };
  mayPlan: boolean;
  empty: { title: string; text: string };
}

/** Lists the sessions of a class or a child: coming ones, then past ones. */
export function SessionsOf({ of, mayPlan, empty }: SessionsOfProps) {
  const { t } = useTranslation('sessions');
  const { plan } = useOpenSession();
  const isReadOnly = useIsReadOnly();
  const now = useNow();
  const [reach, setReach] = useState({ past: 1, coming: 1 });
  const places = Array.from({ length: reach.past + reach.coming }, (_, index) => index - reach.past);
  const read = useQueries({
    queries: places.map(at => sessionListQuery({ ...range(now.date, at), ...of })),
  });
  const failed = read.find(({ isError }) => isError);
  if (failed) return <ListFailure text={t('listFailed')} onRetry={() => void failed.refetch()} />;
  const isReading = read.some(({ isPending }) => isPending);
  const rows = read.flatMap(({ data }) => data ?? []);
  if (isReading && rows.length === 0) return <PageLoading />;
  const isPast = (session: SessionRow) => phaseOf(session, now) === 'past';
  const coming = rows.filter(session => !isPast(session));
  const past = rows.filter(isPast).toReversed();
  const add = mayPlan && !isReadOnly && (
    <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => plan(of)}>
      {t('new')}
    </Button>
  );
  const more = (name: 'past' | 'coming') => (
    <Button
      variant="subtle"
      loading={isReading}
      onClick={() => setReach(before => ({ ...before, [name]: before[name] + 1 }))}
    >
      {t(name === 'past' ? 'earlier' : 'later')}
    </Button>
  );
  return (
    <div className={styles.addTo}>
      {rows.length === 0 ? (
        <EmptyList {...empty} action={add} />
      ) : (
        <section className={card.card} aria-labelledby="coming-sessions">
          <header className={styles.listHead}>
            <h2 id="coming-sessions">{t('coming')}</h2>
            {add}
          </header>
          {coming.length === 0 && <p className={layout.soft}>{t('noneComing')}</p>}
          <Rows sessions={coming} />
          {more('coming')}
        </section>
      )}
      {(past.length > 0 || rows.length > 0) && (
        <section className={card.card} aria-labelledby="past-sessions">
          <header className={styles.listHead}>
            <h2 id="past-sessions">{t('past')}</h2>
          </header>
          {past.length === 0 && <p className={layout.soft}>{t('nonePast')}</p>}
          <Rows sessions={past} />
          {more('past')}
        </section>
      )}
      {rows.length === 0 && more('past')}
    </div>
  );
}

function Rows({ sessions }: { sessions: readonly SessionRow[] }) {
  if (sessions.length === 0) return null;
  return (
    <ul className={`${layout.grid} ${layout.list}`}>
      {sessions.map(session => (
        <li key={session.id} className={styles.activity}>
          <SessionLink session={session} hasOwner />
          <SessionState session={session} />
        </li>
      ))}
    </ul>
  );
}
