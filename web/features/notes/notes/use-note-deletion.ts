import { useTranslation } from 'react-i18next';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useDeletion } from '../../../ui/feedback/use-deletion.ts';
import { keepNote } from './queries.ts';

/** @param name name of the child */
export function useNoteDeletion({ id: noteId, date: day }: Pick<Note, 'id' | 'date'>, name: string) {
  const { t } = useTranslation('notes');
  const named = { name, day: useCalendarDates().date(day) };
  return useDeletion({
    remove: notes.deleteNote,
    restore: notes.restoreNote,
    record: { noteId },
    keep: keepNote,
    said: { removed: t('toast.deleted', named), restored: t('toast.restored', named) },
  });
}
