import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { FilledFrom, Note, NoteFields } from '../../../../shared/features/notes/notes/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSelfSaving } from '../../../ui/form/use-self-saving.ts';
import { keepNote, noteQuery } from './queries.ts';

/** Form values of a note, as typed; the date may be invalid. */
export type NoteValues = NoteFields;

export const valuesOf = ({
  date,
  description,
  language,
  includesSignature,
  includesName,
  isShared,
  body,
  attachments,
}: Note): NoteValues => ({
  ...{ date, description, language, includesSignature, includesName, isShared, body },
  attachments: attachments.map(({ fileId, caption, isAppended }) => ({ fileId, caption, isAppended })),
});

export interface NoteProblems {
  date?: string;
}

/** Finds errors: the date of a note must lie between the child's birth and today. */
function findProblems({ date }: NoteValues, { today, birthDate }: Days): NoteProblems {
  if (!/^\d{4}-\d\d-\d\d$/.test(date))
    return { date: date === '' ? 'validation.required' : 'validation.date' };
  if (date > today) return { date: 'validation.future_date' };
  return birthDate !== null && date < birthDate ? { date: 'validation.before_birth' } : {};
}

interface Days {
  today: string;
  birthDate: string | null;
}

/** Saves a note while the user types. @param filledFrom records from which merge fields are filled */
export function useSavedNote(note: Note, days: Days, filledFrom: FilledFrom[] | undefined) {
  const saving = useApiMutation(notes.saveNote);
  const saved = useSelfSaving<Note, NoteValues, NoteProblems>({
    record: note,
    valuesOf,
    findProblems: values => findProblems(values, days),
    withoutProblems: (values, _, { date }) => ({ ...values, date }),
    store: (values, version) => saving.mutateAsync({ ...values, noteId: note.id, version, filledFrom }),
    onStored: keepNote,
    readOther: () => queryClient.fetchQuery({ ...noteQuery(note.id), staleTime: 0 }),
    action: 'edit',
  });

  /** @param changes new values of the note, or a function of its latest values for asynchronous changes */
  const change = (changes: Partial<NoteValues> | ((now: NoteValues) => Partial<NoteValues>)) =>
    saved.change(now => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) }));

  return { ...saved, change, problems: findProblems(saved.values, days) };
}
