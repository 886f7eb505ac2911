import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import type { ModuleState } from '../../../../shared/features/organizations/module-access/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { cacheModuleState } from './use-module-state.ts';

/** Requests a module or withdraws the request; shows the result before the server confirms. */
export function useModuleRequest(state: ModuleState) {
  const { t } = useTranslation('licences');
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const asking = useApiMutation(moduleAccess.requestModule);
  const withdrawing = useApiMutation(moduleAccess.withdrawModuleRequest);
  const { module } = state;

  async function change(write: typeof asking, status: 'requested' | 'none'): Promise<void> {
    cacheModuleState({ module, status, until: null, changedAt: new Date().toISOString() });
    try {
      const answer = await write.mutateAsync({ module });
      cacheModuleState(answer);
      toastDone(t(answer.status === 'granted' ? 'toast.granted' : wording[status]));
      if (answer.status === 'granted') revalidate();
    } catch (error) {
      cacheModuleState(state);
      toastFailed(errorText(error));
    }
  }

  return {
    isBusy: asking.isPending || withdrawing.isPending,
    request: () => change(asking, 'requested'),
    withdraw: () => change(withdrawing, 'none'),
  };
}

const wording = { requested: 'toast.requested', none: 'toast.withdrawn' } as const;
