import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { eyeReportQuery, refreshEye } from './queries.ts';

export function useDeleteReport() {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const deleting = useApiMutation(eyeReports.deleteEyeReport, updateCache);
  const restoring = useApiMutation(eyeReports.restoreEyeReport, updateCache);

  function updateCache(report: EyeReport): Promise<void> {
    queryClient.setQueryData(eyeReportQuery(report.id).queryKey, report);
    return refreshEye();
  }

  const onError = (error: unknown) => toastFailed(errorText(error, 'edit'));

  async function remove(eyeReportId: string): Promise<void> {
    try {
      const report = await deleting.mutateAsync({ eyeReportId });
      const undo = () => restore(eyeReportId);
      toastDone(t('toast.deleted', { reference: report.reference }), undoOf(report, undo));
    } catch (error) {
      onError(error);
    }
  }

  async function restore(eyeReportId: string): Promise<void> {
    try {
      const { reference } = await restoring.mutateAsync({ eyeReportId });
      toastDone(t('toast.restored', { reference }));
    } catch (error) {
      onError(error);
    }
  }

  return { remove, restore };
}
