import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { assignmentList } from '../../cases/keys.ts';
import { noteList } from '../note-keys.ts';
import { indexRowOf, noteKind } from './note-items.ts';

/** Finished notes that the caller may see. */
export const readNotes: Handler<typeof notes.readNotes> = documentsReader({
  kind: noteKind,
  lists: noteList,
  rowOf: indexRowOf,
  parseRow: row => NoteIndexRow.parse(row),
  assigned: assignmentList.all,
});
