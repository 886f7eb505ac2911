import { useTranslation } from 'react-i18next';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshMembers } from './queries.ts';

/** Suspends and reinstates a member; both can be undone. */
export function useSuspension(organizationId: string, memberId: string) {
  const { t } = useTranslation(['people', 'ui']);
  const errorText = useErrorText();
  const suspending = useApiMutation(members.suspendMember, refreshMembers);
  const unsuspending = useApiMutation(members.unsuspendMember, refreshMembers);
  const params = { organizationId, memberId };

  async function suspend(): Promise<void> {
    try {
      const answer = await suspending.mutateAsync(params);
      toastDone(t('ui:state.suspended'), undoOf(answer, unsuspend));
    } catch (error) {
      toastFailed(errorText(error, 'suspend'));
    }
  }

  async function unsuspend(): Promise<void> {
    try {
      await unsuspending.mutateAsync(params);
      toastDone(t('toast.unsuspended'));
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
    }
  }

  return { suspend, unsuspend, isWorking: suspending.isPending };
}
