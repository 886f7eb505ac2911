import { useTranslation } from 'react-i18next';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepReport, refreshReports } from './queries.ts';

export function useReportActions({ id: progressReportId, version }: ProgressReport) {
  const { t } = useTranslation('progress');
  const errorText = useErrorText();
  const finishing = useApiMutation(progressReports.finishProgressReport, keepReport);
  const removing = useApiMutation(progressReports.removeProgressReport, keepReport);
  const restoring = useApiMutation(progressReports.restoreProgressReport, keepReport);
  const failed = async (error: Error) => {
    toastFailed(errorText(error, 'edit'));
    await refreshReports();
  };
  const toast = (text: 'finishedDone' | 'removedDone' | 'restoredDone') => ({
    onSuccess: () => toastDone(t(text)),
    onError: failed,
  });
  return {
    isBusy: finishing.isPending || removing.isPending || restoring.isPending,
    finish: () => finishing.mutate({ progressReportId, version }, toast('finishedDone')),
    remove: () => removing.mutate({ progressReportId }, toast('removedDone')),
    restore: () => restoring.mutate({ progressReportId }, toast('restoredDone')),
  };
}
