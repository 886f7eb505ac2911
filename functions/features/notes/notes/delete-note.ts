import { AppError } from '../../../../shared/core/errors.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import {
  deletionNeedsReason,
  mayChangeNote,
  mayDeleteNote,
} from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { authorOfRestored } from '../../../platform/documents/saved-by.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

/** @throws note.not-own, permission.denied */
function checkDeletable(note: NoteHead, actor: MemberRecord): void {
  if (!mayChangeNote(note, actor)) throw new AppError('note.not-own');
  if (!mayDeleteNote(note, actor)) throw new AppError('permission.denied');
}

export const deleteNote: Handler<typeof notes.deleteNote> = async ({ reason }, context) => {
  const { actor, records, openStore } = context;
  checkDeletable(records.note, actor);
  if (!reason && deletionNeedsReason(records.note, actor))
    throw new AppError('request.invalid', { fields: { reason: 'validation.required' } });
  return openStore(NotesStore).setDeleted(records.note, { reason, by: authorOf(actor) }, showNote(context));
};

export const restoreNote: Handler<typeof notes.restoreNote> = async (_, context) => {
  const { actor, records, openStore } = context;
  checkDeletable(records.note, actor);
  const authorNow = async (note: NoteHead) => {
    const { author, status, finishedAt, deleted } = note;
    if (status !== 'draft' || finishedAt !== null || deleted === null) return author;
    return authorOfRestored(note, deleted.at, context);
  };
  return openStore(NotesStore).setDeleted(records.note, null, showNote(context), authorNow);
};
