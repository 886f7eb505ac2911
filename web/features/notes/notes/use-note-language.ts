import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { type FieldValues, refillFields } from '../../../../shared/core/rich-document/fill-fields.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { noteFieldsQuery } from './queries.ts';
import type { useSavedNote } from './use-saved-note.ts';

interface NoteLanguage {
  note: Note;
  saved: ReturnType<typeof useSavedNote>;
  /** Values with which the merge fields were filled; undefined while they are being read. */
  known: FieldValues | undefined;
  /** Runs a change of the text, and then creates a new editor. */
  withNewEditor: (act: () => void) => void;
}

/** Changes the language of a draft, and fills its merge fields again in that language. */
export function useNoteLanguage({ note, saved, known, withNewEditor }: NoteLanguage) {
  const { t } = useTranslation('notes');
  const errorText = useErrorText();
  const wanted = useRef(saved.values.language);

  return async function changeLanguage(language: Locale): Promise<void> {
    wanted.current = language;
    saved.change({ language });
    if (!known || !(await saved.save()) || wanted.current !== language) return;
    try {
      const query = noteFieldsQuery({ id: note.id, date: saved.values.date, language });
      const { values } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      if (wanted.current !== language) return;
      let isRefilled = false;
      withNewEditor(() =>
        saved.change(({ body: before }) => {
          const body = refillFields(before, known, values);
          isRefilled = JSON.stringify(body) !== JSON.stringify(before);
          return { body };
        }),
      );
      if (isRefilled) toastDone(t(`edit.refilled.${language}`));
    } catch (error) {
      toastFailed(errorText(error));
    }
  };
}
