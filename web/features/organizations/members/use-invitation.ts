import { useTranslation } from 'react-i18next';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { useWrite } from '../../../platform/api/use-write.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshMemberships } from './membership-queries.ts';

/** Sending an invitation again, and taking it back. */
export function useInvitation(organizationId: string, memberId: string) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const resending = useWrite(invitations.resendInvitation, refreshMemberships);
  const revoking = useWrite(invitations.revokeInvitation, refreshMemberships);
  const about = { organizationId, memberId };

  async function tell(done: Promise<unknown>, said: string): Promise<void> {
    try {
      await done;
      toastDone(said);
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
    }
  }

  return {
    resend: () => tell(resending.mutateAsync(about), t('toast.resent')),
    revoke: () => tell(revoking.mutateAsync(about), t('toast.revoked')),
    isWorking: revoking.isPending,
  };
}
