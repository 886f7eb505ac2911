import { useTranslation } from 'react-i18next';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { followJob } from '../../../platform/api/running-jobs.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshMembers } from '../members/queries.ts';

export function useRemoveMember({ id: memberId, fullName: name }: { id: string; fullName: string }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const removing = useApiMutation(offboarding.removeMember, refreshMembers);

  /** Starts to remove the member; returns whether this succeeded. */
  async function remove(heirId: string | null): Promise<boolean> {
    try {
      const { id, kind } = await removing.mutateAsync({ memberId, heirId });
      followJob({
        id,
        kind,
        label: t('delete.running', { name }),
        onDone: () => {
          refreshMembers();
          toastDone(t('toast.deleted', { name }));
        },
        onStopped: () => {
          refreshMembers();
          toastFailed(t('delete.stopped', { name }));
        },
      });
      return true;
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
      return false;
    }
  }

  return { remove, isRemoving: removing.isPending };
}
