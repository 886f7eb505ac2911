import { useTranslation } from 'react-i18next';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshMembers } from '../members/queries.ts';

export function useInvitation(organizationId: string, memberId: string) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const resending = useApiMutation(invitations.resendInvitation, refreshMembers);
  const revoking = useApiMutation(invitations.revokeInvitation, refreshMembers);
  const params = { organizationId, memberId };

  async function showResult(done: Promise<unknown>, message: string): Promise<void> {
    try {
      await done;
      toastDone(message);
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
    }
  }

  return {
    resend: () => showResult(resending.mutateAsync(params), t('toast.resent')),
    revoke: () => showResult(revoking.mutateAsync(params), t('toast.revoked')),
    isWorking: revoking.isPending,
  };
}
