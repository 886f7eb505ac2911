import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { waitingSessionsQuery } from '../evaluations/queries.ts';

/** How many of one's own sessions are still to evaluate, with the way to them; nothing where none is. */
export function WaitingSessions() {
  const { t } = useTranslation('timetable');
  const to = useTo();
  const { data } = useQuery(waitingSessionsQuery);
  const first = data?.data[0];
  if (!first) return null;
  const text = data.meta.next === null ? 'waiting' : 'waitingAtLeast';
  return (
    <>
      {' · '}
      <Link to={to('evaluate', data.data.length > 1 ? {} : { id: first.id })}>
        {t(text, { count: data.data.length })}
      </Link>
    </>
  );
}
