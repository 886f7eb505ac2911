import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './session.module.css';
import { sessionLink } from './session-address.ts';
import { sessionColor, sessionName } from './session-name.ts';
import { useSessionDates } from './use-session-dates.ts';

export function SessionLink({ session, hasOwner = false }: { session: SessionRow; hasOwner?: boolean }) {
  const { t } = useTranslation(['sessions', 'ui']);
  const { dateAndTimes } = useSessionDates();
  const [query] = useSearchParams();
  const { id, room, owner, activities, cancelled } = session;
  const facts = [
    room,
    hasOwner && owner.fullName,
    activities > 0 && t('activities.total', { count: activities }),
    cancelled &&
      (cancelled.reason
        ? t('state.cancelledBecause', { reason: cancelled.reason })
        : t('ui:state.cancelled')),
  ];
  return (
    <span className={styles.session} data-color={sessionColor(session)}>
      <Link {...sessionLink(query, id)} dir="auto" data-cancelled={cancelled !== null || undefined}>
        {sessionName(session, t)}
      </Link>
      <span>{dateAndTimes(session)}</span>
      <span className={layout.hint}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
