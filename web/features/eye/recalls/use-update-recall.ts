import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { RecallRow, RecallState } from '../../../../shared/features/eye/recalls/recall.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshEye } from '../eye-reports/queries.ts';

export function useUpdateRecall(row: RecallRow) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const { dateAt } = useCalendarDates();
  const updating = useApiMutation(eyeReports.noteRecall, refreshEye);
  const undoing = useApiMutation(eyeReports.undoRecallNote, refreshEye);
  const { caseId, reportId } = row;

  /**
   * Saves what was decided about the next visit; returns whether this was saved. Keeps notes that colleagues
   * have added meanwhile.
   */
  async function update(
    state: Exclude<RecallState, 'contacted'>,
    details: { bookedFor?: string; bookedTime?: string | null } = {},
  ): Promise<boolean> {
    try {
      const noted = { caseId, reportId, state, ...details, notedAt: row.at };
      const { revision } = await updating.mutateAsync(noted);
      const undo = () => takeBack(revision);
      const day = details.bookedFor && dateAt(details.bookedFor, details.bookedTime);
      toastDone(t(`recall.noted.${state}`, { name: row.case.fullName, day }), undo);
      return true;
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
      refreshEye();
      return false;
    }
  }

  const takeBack = (revision: number) =>
    undoing.mutateAsync({ caseId, revision }).catch(error => toastFailed(errorText(error, 'edit')));

  return { note: update, isNoting: updating.isPending };
}
