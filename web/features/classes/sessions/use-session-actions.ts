import { useTranslation } from 'react-i18next';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type {
  SeriesScope,
  Session,
  SessionRow,
} from '../../../../shared/features/classes/sessions/schema.ts';
import { refreshAfterRemoval } from '../../../platform/api/refresh-after-removal.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { changedFields } from './changed-fields.ts';
import { keepSession, refreshSessions, sessionsRoot } from './queries.ts';
import { sessionName } from './session-name.ts';

export type AnySession = Session | SessionRow;
export type SessionTimes = Pick<Session, 'date' | 'start' | 'end'>;

const timesOf = ({ date, start, end }: SessionTimes): SessionTimes => ({ date, start, end });

export function useSessionActions() {
  const { t } = useTranslation(['sessions', 'ui']);
  const errorText = useErrorText();
  const changing = useApiMutation(classSessions.changeSession, keepSession);
  const cancelling = useApiMutation(classSessions.cancelSession, keepSession);
  const copying = useApiMutation(classSessions.copySession, keepSession);
  const removing = useApiMutation(classSessions.removeSession);
  const restoring = useApiMutation(classSessions.restoreSession, keepSession);
  const nameOf = (session: AnySession) => sessionName(session, t);

  async function attempt<Done>(act: () => Promise<Done>): Promise<Done | undefined> {
    try {
      return await act();
    } catch (error) {
      void refreshSessions();
      void toastFailed(errorText(error, 'edit'));
      return undefined;
    }
  }

  const moveBack = (session: Session): Promise<Session | undefined> =>
    attempt(async () => {
      const { id: sessionId, version } = session;
      const saved = await changing.mutateAsync({ sessionId, version, isMovedBack: true });
      void toastDone(t('toast.movedBack', { name: nameOf(session) }));
      return saved;
    });

  const resume = (session: AnySession, scope: SeriesScope): Promise<Session | undefined> =>
    attempt(async () => {
      const { id: sessionId, version } = session;
      const saved = await cancelling.mutateAsync({ sessionId, version, scope, isCancelled: false });
      void toastDone(t('toast.resumed', { name: nameOf(session) }));
      return saved;
    });

  const restore = (session: AnySession): Promise<Session | undefined> =>
    attempt(async () => {
      const saved = await restoring.mutateAsync({ sessionId: session.id });
      void toastDone(t('ui:done.restored', { name: nameOf(session) }));
      return saved;
    });

  /** @param leave leaves the view of the session */
  const remove = (session: AnySession, scope: SeriesScope, leave?: () => unknown) =>
    attempt(async () => {
      const answer = await removing.mutateAsync({ sessionId: session.id, scope });
      await leave?.();
      void refreshAfterRemoval(sessionsRoot, session.id);
      void toastDone(
        t('toast.removed', { name: nameOf(session), count: answer.removed }),
        undoOf(answer, () => restore(session)),
      );
      return answer.removed;
    });

  return {
    isWorking: changing.isPending || cancelling.isPending || copying.isPending || removing.isPending,
    move: (session: AnySession, to: SessionTimes, scope: SeriesScope) =>
      attempt(async () => {
        const { id: sessionId, version } = session;
        const changes = changedFields(['date', 'start', 'end'], session, to);
        const saved = await changing.mutateAsync({ sessionId, version, scope, changes });
        void toastDone(t('toast.moved', { name: nameOf(session) }), () => moveBack(saved));
        return saved;
      }),
    resume,
    restore,
    remove,
    cancel: (session: AnySession, reason: string, scope: SeriesScope) =>
      attempt(async () => {
        const { id: sessionId, version } = session;
        const sent = { sessionId, version, scope, isCancelled: true, reason };
        const saved = await cancelling.mutateAsync(sent);
        void toastDone(t('toast.cancelled', { name: nameOf(session) }), () => resume(saved, scope));
        return saved;
      }),
    /** @param leaveCopy leaves the view of the copy when the copying is undone */
    copy: (session: AnySession, to: SessionTimes, leaveCopy: () => unknown) =>
      attempt(async () => {
        const saved = await copying.mutateAsync({ sessionId: session.id, ...timesOf(to) });
        void toastDone(t('ui:done.copied', { name: nameOf(session) }), () =>
          remove(saved, 'this', leaveCopy),
        );
        return saved;
      }),
  };
}
