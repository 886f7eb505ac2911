import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { isBooked } from '../../../../shared/features/eye/recalls/next-visit.ts';
import type { RecallRow, RecallState } from '../../../../shared/features/eye/recalls/recall.ts';
import { listedState } from '../../../../shared/features/eye/recalls/to-be-called.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
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
  const zone = useSession().organization?.timeZone;
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
      const after = await updating.mutateAsync(noted);
      const undo = () => takeBack(after.revision);
      const day = details.bookedFor && dateAt(details.bookedFor, details.bookedTime);
      toastDone(t(`recall.noted.${doneAs(state, after)}`, { name: row.case.fullName, day }), undo);
      return true;
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
      refreshEye();
      return false;
    }
  }

  const isCancelled = (state: RecallState) => state === 'waiting' && isBooked(row.bookedFor, todayIn(zone));
  const doneAs = (state: RecallState, after: RecallRow) => {
    if (!isCancelled(state)) return state;
    const isListed = after.reportId !== null;
    return isListed && listedState(after, todayIn(zone), zone) === 'waiting'
      ? 'cancelledToCall'
      : 'cancelled';
  };

  const takeBack = (revision: number) =>
    undoing.mutateAsync({ caseId, revision }).catch(error => toastFailed(errorText(error, 'edit')));

  return { note: update, isNoting: updating.isPending };
}
