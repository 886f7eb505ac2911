import { useTranslation } from 'react-i18next';
import { sessionName } from './session-name.ts';
import type { AnySession, SessionTimes } from './use-session-actions.ts';
import { useSessionDates } from './use-session-dates.ts';

interface WhichSessionProps {
  session: AnySession;
  /** The new times, in a question about moving the session. */
  to?: SessionTimes | undefined;
}

/** Name and time of the session that a dialog is about. */
export function WhichSession({ session, to }: WhichSessionProps) {
  const { t } = useTranslation('sessions');
  const { dateAndTimes } = useSessionDates();
  const from = dateAndTimes(session);
  const when = to ? t('scope.fromTo', { from, to: dateAndTimes(to) }) : from;
  return <p>{t('nameAndTime', { name: sessionName(session, t), when })}</p>;
}
