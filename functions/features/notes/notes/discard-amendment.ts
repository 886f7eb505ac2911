import { AppError } from '../../../../shared/core/errors.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkChangeable } from '../../../platform/documents/document-life.ts';
import { noteKind } from './note-items.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

/** Restores the last finished version of a note, exactly as it was stored. Idempotent. */
export const discardAmendment: Handler<typeof notes.discardAmendment> = async (_, context) => {
  const { actor, records, openStore } = context;
  const { note, case: child } = records;
  checkChangeable(noteKind, note, child, actor);
  const store = openStore(NotesStore);
  const show = showNote(context);
  if (note.frozenVersion === null) throw new AppError('note.never-finished');
  if (note.status !== 'draft') return show({ head: note, body: await store.body(note.id) });
  const frozen = await store.frozen(note);
  if (!frozen) throw new AppError('note.never-finished');
  return store.takeBack(note, frozen, authorOf(actor), show);
};
