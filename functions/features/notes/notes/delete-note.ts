import { AppError } from '../../../../shared/core/errors.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { deletionNeedsReason } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkDeletable } from '../../../platform/documents/document-life.ts';
import { authorOfRestored } from '../../../platform/documents/saved-by.ts';
import { noteKind } from './note-items.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

export const deleteNote: Handler<typeof notes.deleteNote> = async ({ reason }, context) => {
  const { actor, records, openStore } = context;
  checkDeletable(noteKind, records.note, actor);
  if (!reason && deletionNeedsReason(records.note, actor))
    throw new AppError('request.invalid', { fields: { reason: 'validation.required' } });
  return openStore(NotesStore).setDeleted(records.note, { reason, by: authorOf(actor) }, showNote(context));
};

export const restoreNote: Handler<typeof notes.restoreNote> = async (_, context) => {
  const { actor, records, openStore } = context;
  checkDeletable(noteKind, records.note, actor);
  return openStore(NotesStore).setDeleted(records.note, null, showNote(context), authorOfRestored(context));
};
