import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { type Imported, type PlannedDays, takePlanned, undoImport } from './ics/plan-import.ts';
import { useRangeTexts } from './use-range-texts.ts';
import { type CalendarEdit, rangeEdit, writeCalendar } from './write-calendar.ts';

export function useCalendarActions() {
  const { t } = useTranslation(['schoolCalendar', 'ui']);
  const errorText = useErrorText();
  const { titleOf } = useRangeTexts();
  const writing = useApiMutation(writeCalendar);

  async function attempt(edit: CalendarEdit, text: string, undo?: CalendarEdit): Promise<boolean> {
    try {
      await writing.mutateAsync(edit);
      void toastDone(text, undo && (() => void attempt({ ...undo, isUndo: true }, t('toast.undone'))));
      return true;
    } catch (error) {
      void toastFailed(errorText(error, 'edit'));
      return false;
    }
  }

  return {
    isSaving: writing.isPending,
    remove: (range: DayRange) =>
      attempt(rangeEdit(range, null), t('ui:done.deleted', { name: titleOf(range) }), rangeEdit(null, range)),
    setWeekA: (weekA: string | null, before: string | null) =>
      attempt(weekEdit(weekA, before), t('toast.weeks'), weekEdit(before, weekA)),
    take: (chosen: readonly PlannedDays[], count: number) => {
      let imported: Imported = { before: [], after: [] };
      return attempt(
        {
          edit: ({ days, weekA }) => {
            imported = { before: days, after: takePlanned(days, chosen) };
            return { days: [...imported.after], weekA };
          },
          isFree: () => true,
        },
        t('toast.imported', { count }),
        {
          edit: ({ days, weekA }) => ({ days: undoImport(days, imported), weekA }),
          isFree: () => true,
        },
      );
    },
  };
}

const weekEdit = (weekA: string | null, before: string | null): CalendarEdit => ({
  edit: ({ days }) => ({ days, weekA }),
  isFree: theirs => theirs.weekA === before,
});
