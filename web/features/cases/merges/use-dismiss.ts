import { useTranslation } from 'react-i18next';
import { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshCases } from '../cases/queries.ts';

export function useDismiss() {
  const { t } = useTranslation('merges');
  const errorText = useErrorText();
  const dismissing = useApiMutation(duplicates.dismissDuplicate, refreshCases);
  return async (caseId: string, otherId: string): Promise<boolean> => {
    try {
      await dismissing.mutateAsync({ caseId, otherId });
      toastDone(t('list.dismissed'));
      return true;
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
      return false;
    }
  };
}
