import { useTranslation } from 'react-i18next';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { refreshMembers } from './queries.ts';

/** Suspends and reinstates a member; both can be undone. */
export function useSuspension(organizationId: string, memberId: string) {
  const { t } = useTranslation(['people', 'ui']);
  const attempt = useAttempt('edit');
  const attemptToSuspend = useAttempt('suspend');
  const suspending = useApiMutation(members.suspendMember, refreshMembers);
  const unsuspending = useApiMutation(members.unsuspendMember, refreshMembers);
  const params = { organizationId, memberId };

  const unsuspend = () =>
    attempt(async () => {
      await unsuspending.mutateAsync(params);
      toastDone(t('toast.unsuspended'));
    });

  const suspend = () =>
    attemptToSuspend(async () => {
      const answer = await suspending.mutateAsync(params);
      toastDone(t('ui:state.suspended'), undoOf(answer, unsuspend));
    });

  return { suspend, unsuspend, isWorking: suspending.isPending };
}
