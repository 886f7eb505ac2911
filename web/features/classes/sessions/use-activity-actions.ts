import { useTranslation } from 'react-i18next';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { Session, SessionFields } from '../../../../shared/features/classes/sessions/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepSession, refreshSessions } from './queries.ts';

type Planned = SessionFields['activityIds'][number];
type Head = Session['activities'][number];

export function useActivityActions(sessionId: string) {
  const { t } = useTranslation(['sessions', 'ui']);
  const errorText = useErrorText();
  const adding = useApiMutation(classSessions.addSessionActivity, keepSession);
  const ordering = useApiMutation(classSessions.orderSessionActivities, keepSession);
  const refreshing = useApiMutation(classSessions.refreshSessionActivity, keepSession);
  const removing = useApiMutation(classSessions.removeSessionActivity, keepSession);

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof CallError && error.code !== 'class-session.activity-present')
        void refreshSessions();
      void toastFailed(errorText(error, 'edit'));
      return false;
    }
  }

  const add = (activityId: string, title: string) =>
    attempt(async () => {
      await adding.mutateAsync({ sessionId, activityId: activityId as Planned });
      void toastDone(t('ui:done.added', { name: title }));
    });

  return {
    isWorking: [adding, ordering, refreshing, removing].some(({ isPending }) => isPending),
    add,
    order: ({ version }: Session, ids: string[]) =>
      attempt(() => ordering.mutateAsync({ sessionId, version, activityIds: ids as Head['id'][] })),
    refresh: ({ version }: Session, { id, title }: Head) =>
      attempt(async () => {
        const saved = await refreshing.mutateAsync({ sessionId, activityId: id });
        const isSame = saved.version === version;
        void toastDone(t(isSame ? 'activities.upToDate' : 'activities.refreshed', { name: title }));
      }),
    remove: ({ id, sourceId, title }: Head) =>
      attempt(async () => {
        const answer = await removing.mutateAsync({ sessionId, activityId: id });
        const undo = () => void add(sourceId, title);
        void toastDone(t('activities.removed', { name: title }), undoOf(answer, undo));
      }),
  };
}
