import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { addDays } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { maxListedDays, type SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import styles from './sessions-ahead.module.css';

interface Removed {
  id: string;
  title: string;
}

/** Deletes an activity, after showing the sessions of the next two months that use it. */
export function useRemoval(activity: Removed, remove: () => unknown) {
  const { t } = useTranslation(['courses', 'common']);
  const errorText = useErrorText();
  const timeZone = useSession().organization?.timeZone;
  const [ahead, setAhead] = useState<SessionRow[]>();

  async function ask(): Promise<void> {
    const now = nowIn(timeZone);
    const range = { from: now.date, to: addDays(now.date, maxListedDays - 1) };
    try {
      const { data } = await call(classSessions.searchSessions, { ...range, activityId: activity.id });
      const coming = data.filter(session => session.cancelled === null && phaseOf(session, now) !== 'past');
      if (coming.length > 0) setAhead(coming);
      else await remove();
    } catch (error) {
      void toastFailed(errorText(error, 'edit'));
    }
  }

  const dialog = ahead && (
    <ConfirmDialog
      isOpen
      title={t('own.remove.title', { title: activity.title })}
      consequence={t('own.remove.text', { count: ahead.length })}
      confirm={t('content.action.remove')}
      keep={t('common:cancel')}
      onConfirm={() => {
        setAhead(undefined);
        void remove();
      }}
      onKeep={() => setAhead(undefined)}
    >
      <SessionsAhead sessions={ahead} />
    </ConfirmDialog>
  );
  return { ask, dialog };
}

/** Maximum number of sessions listed by name; further ones are only counted. */
const maxNamed = 5;

function SessionsAhead({ sessions }: { sessions: readonly SessionRow[] }) {
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
