import { AppError } from '../../../../shared/core/errors.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import {
  type NoteBody,
  NoteHead,
  NoteIndexRow,
} from '../../../../shared/features/notes/notes/schema.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
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

/** Writes the text; the head beside it, under its version, says who may. */
export function noteBodyWrite(
  organization: string,
  { id }: NoteHead,
  body: RichDocument,
  when: Write['when'] & object,
): Write {
  const record: NoteBody = { noteId: id, body };
  return { put: { ...noteBodyKey(organization, id), kind: 'note-body', ...record }, when };
}

function conflict(existing: Item | undefined): Error {
  return existing
    ? new AppError('version.conflict', { current: readNote(existing) })
    : new AppError('record.missing');
}
