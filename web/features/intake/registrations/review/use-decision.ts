import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import { registrations } from '../../../../../shared/features/intake/registrations/endpoints.ts';
import { useApiMutation } from '../../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { toastDone, toastFailed } from '../../../../ui/feedback/toast.ts';
import { refreshRegistrations } from './queries.ts';

type Waiting = Pick<Case, 'id' | 'version'>;

export function useDecision() {
  const { t } = useTranslation(['reviews', 'ui']);
  const to = useTo();
  const errorText = useErrorText();
  const accepting = useApiMutation(registrations.acceptRegistration, refreshRegistrations);
  const rejecting = useApiMutation(registrations.rejectRegistration, refreshRegistrations);
  const reopening = useApiMutation(registrations.reopenRegistration, refreshRegistrations);

  /** Saves a decision on a registration; returns whether it was saved. */
  async function decide(decision: Promise<Case>, done: 'accepted' | 'rejected'): Promise<boolean> {
    try {
      const decided = await decision;
      const { id, fullName: name } = decided;
      const link = { to: to('case', { id }), label: t('ui:act.openCase') };
      toastDone(t(done, { name }), () => reopen(decided), done === 'accepted' ? link : undefined);
      return true;
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
      await refreshRegistrations();
      return false;
    }
  }

  async function reopen({ id: caseId, version }: Waiting): Promise<void> {
    try {
      await reopening.mutateAsync({ caseId, version });
      toastDone(t('reopened'));
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
    }
  }

  return {
    isBusy: accepting.isPending || rejecting.isPending,
    accept: ({ id: caseId, version }: Waiting, assignedIds: string[]) =>
      decide(accepting.mutateAsync({ caseId, version, assignedIds }), 'accepted'),
    reject: ({ id: caseId, version }: Waiting) =>
      decide(rejecting.mutateAsync({ caseId, version }), 'rejected'),
  };
}
