import { useTranslation } from 'react-i18next';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { caseQuery, refreshCases } from './queries.ts';

export function useArchive() {
  const { t } = useTranslation('cases');
  const errorText = useErrorText();
  const archiving = useApiMutation(cases.archiveCase, updateCache);
  const restoring = useApiMutation(cases.restoreCase, updateCache);

  function updateCache(changed: Case): Promise<void> {
    queryClient.setQueryData(caseQuery(changed.id).queryKey, changed);
    return refreshCases();
  }

  function onError(error: unknown): void {
    toastFailed(errorText(error, 'edit'));
    if (error instanceof CallError && error.status === 404) refreshCases();
  }

  async function archive(caseId: string): Promise<void> {
    try {
      const answer = await archiving.mutateAsync({ caseId });
      toastDone(
        t('toast.archived'),
        undoOf(answer, () => restore(caseId)),
      );
    } catch (error) {
      onError(error);
    }
  }

  async function restore(caseId: string): Promise<void> {
    try {
      const answer = await restoring.mutateAsync({ caseId });
      toastDone(
        t('toast.restored'),
        undoOf(answer, () => archive(caseId)),
      );
    } catch (error) {
      onError(error);
    }
  }

  return { archive, restore };
}
