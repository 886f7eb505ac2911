import { AppError } from '../../../../shared/core/errors.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { type NoteBody, NoteHead, NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { hasVersion, type Item, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { noteBodyKey, noteIndex, noteKey } from '../note-keys.ts';

export const readNote = (item: unknown): NoteHead => NoteHead.parse(item);

export const indexRowOf = (note: NoteHead): NoteIndexRow => NoteIndexRow.parse(note);

/** Writes a note over the version that was read; deleted ones are not indexed. */
export function noteWrite(organization: string, before: NoteHead | undefined, after: NoteHead): Write {
  const { id, date, author, deleted } = after;
  return {
    put: {
      ...noteKey(organization, id),
      ...(deleted === null && noteIndex(organization, id, date, author.id)),
      kind: 'note',
      row: indexRowOf(after),
      ...after,
    },
    when: before ? hasVersion(before.version) : isAbsent,
    onConditionFailed: conflict,
  };
}

/** The text of a new note. */
export function newBodyWrite(organization: string, { id }: NoteHead, body: RichDocument): Write {
  const record: NoteBody = { noteId: id, body };
  return { put: { ...noteBodyKey(organization, id), kind: 'note-body', ...record }, when: isAbsent };
}

/** Replaces the text; the version of the head, in the same transaction, says who may. */
export const bodyWrite = (organization: string, { id }: NoteHead, body: RichDocument): Write => ({
  update: noteBodyKey(organization, id),
  set: { body },
  when: isPresent,
});

function conflict(existing: Item | undefined): Error {
  return existing
    ? new AppError('version.conflict', { current: readNote(existing) })
    : new AppError('record.missing');
}
