import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../../../shared/core/documents/is-same.ts';
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
  /**
   * Values with which the merge fields were filled; undefined while they are being read, or if that failed.
   */
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
    const { date, language: old } = saved.values;
    /** Reads the values in the stored language of the note. */
    const read = async (stored: Locale): Promise<FieldValues> => {
      const query = noteFieldsQuery({ id: note.id, date, language: stored });
      return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).values;
    };
    wanted.current = language;
    // Requested before the change is saved, because the server answers in the stored language.
    const reading = known || !navigator.onLine ? known : read(old).catch(() => undefined);
    saved.change({ language });
    const before = await reading;
    if (wanted.current !== language || !before || !(await saved.save()) || wanted.current !== language)
      return;
    try {
      const after = await read(language);
      if (wanted.current !== language) return;
      let isRefilled = false;
      withNewEditor(() =>
        saved.change(({ body: text }) => {
          const body = refillFields(text, before, after);
          isRefilled = !isSame(body, text);
          return { body };
        }),
      );
      if (isRefilled) toastDone(t(`edit.refilled.${language}`));
    } catch (error) {
      toastFailed(errorText(error));
    }
  };
}
