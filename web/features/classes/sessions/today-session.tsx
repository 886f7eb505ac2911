import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { mayChangeSession, phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import colors from '../timetable/class-colors.module.css';
import { sessionLink } from './session-address.ts';
import { sessionColor, shortSessionName } from './session-name.ts';
import styles from './today-panel.module.css';

interface TodaySessionProps {
  session: SessionRow;
  now: { date: string; time: string };
}

/** A session of this day: its name opens it; one that has begun and is the reader’s can be evaluated. */
export function TodaySession({ session, now }: TodaySessionProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const to = useTo();
  const [query] = useSearchParams();
  const { organizationUser, role } = useSession();
  const isReadOnly = useIsReadOnly();
  const { id, start, end, room, owner, classes, children, hidden, activities, cancelled } = session;
  const me = organizationUser?.id ?? '';
  const phase = phaseOf(session, now);
  const name = shortSessionName(session) ?? t('today.unnamed');
  const isWaiting = phase !== 'planned' && cancelled === null && session.evaluated !== 'all' && children > 0;
  const mayEvaluate = isWaiting && !isReadOnly && mayChangeSession(session, { id: me, role });
  const action = t(session.evaluated === 'partly' ? 'today.continue' : 'attention.evaluate');
  const facts = [
    ...classes.map(each => each.name).filter(each => each !== name),
    room,
    owner.id === me ? '' : owner.fullName,
    t('today.children', { count: children }),
    hidden > 0 ? t('today.hidden', { count: hidden }) : '',
    activities > 0 ? t('today.activities', { count: activities }) : '',
  ];
  return (
    <li className={`${styles.row} ${colors.color}`} data-color={sessionColor(session)}>
      <span className={styles.time}>
        {start}–{end}
      </span>
      <div className={styles.words}>
        <h3 lang={langOf(name)}>
          <Link {...sessionLink(query, id)} dir="auto" data-cancelled={cancelled !== null || undefined}>
            {name}
          </Link>
        </h3>
        <p>
          {[...new Set(facts.filter(Boolean))].map(fact => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
        <TodayState session={session} phase={phase} />
      </div>
      {mayEvaluate && (
        <Button
          component={Link}
          to={to('evaluate', { id })}
          variant="default"
          aria-label={t('common:labelled', { name: action, value: `${name} ${start}` })}
        >
          {action}
        </Button>
      )}
    </li>
  );
}

function TodayState({ session, phase }: Pick<TodaySessionProps, 'session'> & { phase: string }) {
  const { t } = useTranslation('dashboard');
  const { cancelled, evaluated, progress } = session;
  if (cancelled !== null) return <p>{t('today.cancelled')}</p>;
  if (evaluated === 'all') return <Status Icon={IconCircleCheck} tone="good" label={t('today.evaluated')} />;
  if (evaluated === 'partly' && progress)
    return (
      <Status
        Icon={IconCircleDashed}
        tone="attention"
        label={t('today.partly', { done: progress.done, count: progress.present })}
      />
    );
  if (phase === 'running') return <Status Icon={IconPlayerPlay} tone="good" label={t('today.now')} />;
  return null;
}
