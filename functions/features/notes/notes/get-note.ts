import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { mergeFields } from '../../../../shared/features/notes/templates/template-fields.ts';
import type { Handler } from '../../../composition/context.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

export const getNoteHandler: Handler<typeof notes.getNote> = async (_, context) => {
  const head = context.records.note;
  return showNote(context)({ head, body: await context.openStore(NotesStore).body(head.id) });
};

/** What the author is called is what the note says; figures are of the modules that the reader has. */
export const getNoteFieldsHandler: Handler<typeof notes.getNoteFields> = async (
  _,
  { actor, records: { note, case: child }, readFields },
) => {
  const { date, language, author } = note;
  const about = { child, date, language, author: { ...actor, ...author } };
  return { values: { ...(await readFields(mergeFields, about)) } };
};
