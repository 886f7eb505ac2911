import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { type PlannedDays, takePlanned } from './ics/plan-import.ts';
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
      const run = () => void attempt(undo as CalendarEdit, t('toast.undone'));
      void toastDone(text, undo && run);
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
    take: (chosen: readonly PlannedDays[], before: SchoolCalendar, count: number) =>
      attempt(
        {
          edit: ({ days, weekA }) => ({ days: takePlanned(days, chosen), weekA }),
          isFree: () => true,
        },
        t('toast.imported', { count }),
        {
          edit: ({ days, weekA }) => ({ days: withoutTaken(days, chosen, before.days), weekA }),
          isFree: () => true,
        },
      ),
  };
}

const weekEdit = (weekA: string | null, before: string | null): CalendarEdit => ({
  edit: ({ days }) => ({ days, weekA }),
  isFree: theirs => theirs.weekA === before,
});

/** Undoes an import: removes the imported days and restores the days that were there before. */
function withoutTaken(
  days: SchoolCalendar['days'],
  chosen: readonly PlannedDays[],
  before: SchoolCalendar['days'],
): SchoolCalendar['days'] {
  const isTaken = (date: string) => chosen.some(({ range }) => range.from <= date && date <= range.to);
  return [...days.filter(({ date }) => !isTaken(date)), ...before.filter(({ date }) => isTaken(date))];
}
