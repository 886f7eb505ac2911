import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { RecallRow, RecallState } from '../../../../shared/features/eye/recalls/recall.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshEye } from '../eye-reports/queries.ts';

/** Updates the state of a recall, with undo. */
export function useUpdateRecall(row: RecallRow) {
  const { t } = useTranslation(['eye', 'common']);
  const errorText = useErrorText();
  const updating = useApiMutation(eyeReports.noteRecall, refreshEye);
  const { caseId, reportId } = row;
  const send = (state: RecallState, bookedFor: string | null, notedAt: string | null) =>
    updating.mutateAsync({ caseId, reportId, state, bookedFor, notedAt });

  /** Returns whether it was saved. */
  async function update(state: RecallState, bookedFor: string | null = null): Promise<boolean> {
    try {
      const noted = await send(state, bookedFor, row.at);
      const undo = { label: t('common:undo'), run: () => undoUpdate(noted.at) };
      toastDone(t(`recall.noted.${state}`, { name: row.case.fullName }), undo);
      return true;
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
      refreshEye();
      return false;
    }
  }

  const undoUpdate = (notedAt: string | null) =>
    send(row.state, row.bookedFor, notedAt).catch(error => toastFailed(errorText(error, 'edit')));

  return { note: update, isNoting: updating.isPending };
}
