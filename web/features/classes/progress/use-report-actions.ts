import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import {
  mayChangeReport,
  mayRemoveReport,
} from '../../../../shared/features/classes/progress-reports/progress-report-rules.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import { type DraftKey, fetchDraft } from '../../../platform/api/drafts.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepReport, refreshReports } from './queries.ts';
import { reportDraftKey } from './report-values.ts';

/** @param onTyped called instead of finishing the report if its form has text that is not saved yet */
export function useReportActions(
  report: ProgressReport,
  child: Pick<Case, 'id' | 'status'>,
  onTyped: () => void,
) {
  const { id: progressReportId, version, status } = report;
  const { t } = useTranslation('progress');
  const errorText = useErrorText();
  const { role, organizationUser } = useSession();
  const me = { id: organizationUser?.id ?? '', role };
  const isWritable = !useIsReadOnly() && child.status === 'active';
  const mayChange = isWritable && status === 'draft' && mayChangeReport(report, me);
  const mayRemove = isWritable && mayRemoveReport(report, me);
  const reading = useApiMutation((key: DraftKey) => fetchDraft(key));
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
    mayChange,
    mayRemove,
    isBusy: reading.isPending || finishing.isPending || removing.isPending || restoring.isPending,
    finish: () =>
      reading.mutate(reportDraftKey(child.id, report), {
        onSuccess: draft =>
          draft ? onTyped() : finishing.mutate({ progressReportId, version }, toast('finishedDone')),
      }),
    remove: () => removing.mutate({ progressReportId }, toast('removedDone')),
    restore: () => restoring.mutate({ progressReportId }, toast('restoredDone')),
  };
}
