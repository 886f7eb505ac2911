import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { maxListedDays, type SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { isComing } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';

const SessionsAhead = lazyPart('sessionsAhead');

interface Removed {
  id: string;
  title: string;
}

/** Deletes an activity, after showing the sessions of the next two months that use it. */
export function useRemoval(activity: Removed, remove: () => unknown) {
  const { t } = useTranslation(['courses', 'common']);
  const attempt = useAttempt('edit');
  const timeZone = useSession().organization?.timeZone;
  const [ahead, setAhead] = useState<SessionRow[]>();

  const ask = () =>
    attempt(async () => {
      const now = nowIn(timeZone);
      const range = { from: now.date, to: daysAfter(now.date, maxListedDays - 1) };
      const { data } = await call(classSessions.searchSessions, { ...range, activityId: activity.id });
      const coming = data.filter(session => isComing(session, now));
      if (coming.length > 0) setAhead(coming);
      else await remove();
    });

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
      <Suspense>
        <SessionsAhead sessions={ahead} />
      </Suspense>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
