import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { mergeFields } from '../../../../shared/features/notes/templates/template-fields.ts';
import type { Handler } from '../../../composition/context.ts';
import { readCurrentFields } from '../note-sources/fill-sources.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

export const getNote: Handler<typeof notes.getNote> = async (_, context) => {
  const head = context.records.note;
  return showNote(context)({ head, body: await context.openStore(NotesStore).body(head.id) });
};

/**
 * Current values of a note's placeholders. The author's name is the one stored in the note. A reader gets
 * measured values only from modules that the reader has.
 */
export const getNoteFields: Handler<typeof notes.getNoteFields> = async (
  _,
  { actor, records: { note, case: child }, openStore, readFields },
) => {
  const { date, language, author } = note;
  const about = { child, date, language, author: { ...actor, ...author } };
  const scope = { readFields, openStore };
  const { values, sources } = await readCurrentFields(mergeFields, about, scope);
  return {
    values: { ...values },
    sources: sources.map(({ field, id, revision }) => ({ field, id, revision })),
  };
};
