import { AppError } from '../../../../shared/core/errors.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { isPurged } from '../../../../shared/features/notes/notes/note-rules.ts';
import { type NoteBody, NoteHead, NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import {
  type Condition,
  type Item,
  isAbsent,
  isPresent,
  type Write,
} from '../../../platform/storage/write.ts';
import { noteBodyKey, noteIndex, noteKey } from '../note-keys.ts';
import { removedNoteKey } from '../removal-keys.ts';
import { removalMark } from '../removals/removal-mark.ts';

export const readNote = (item: unknown): NoteHead => NoteHead.parse(item);

export const indexRowOf = (note: NoteHead): NoteIndexRow => NoteIndexRow.parse(note);

/** Unchanged since read; includes the marks of PDF and sending, which keep the version. */
export const isAsRead = ({ version, generatedVersion, sentAt }: NoteHead): Condition => ({
  text: '#version = :version AND #generatedVersion = :generatedVersion AND #sentAt = :sentAt',
  values: { ':version': version, ':generatedVersion': generatedVersion, ':sentAt': sentAt },
});

/** Writes a note if it is unchanged since it was read; deleted ones are not indexed. */
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
    when: before ? isAsRead(before) : isAbsent,
    onConditionFailed: conflict,
  };
}

export function newBodyWrite(organization: string, { id }: NoteHead, body: RichDocument): Write {
  const record: NoteBody = { noteId: id, body, previous: null };
  return { put: { ...noteBodyKey(organization, id), kind: 'note-body', ...record }, when: isAbsent };
}

/** Replaces the text; the version is checked on the head, in the same transaction. */
export const bodyWrite = (
  organization: string,
  { id }: NoteHead,
  { body, previous }: Pick<NoteBody, 'body'> & Partial<NoteBody>,
): Write => ({
  update: noteBodyKey(organization, id),
  set: { body, ...(previous !== undefined && { previous }) },
  when: isPresent,
});

function conflict(existing: Item | undefined): Error {
  return existing
    ? new AppError('version.conflict', { current: readNote(existing) })
    : new AppError('record.missing');
}

/** Schedules a deleted note for purging if its kind is purged; cancels that when it is restored. */
export function removalWrites(organization: string, head: NoteHead): Write[] {
  const mark = removedNoteKey(organization, head.id);
  if (!isPurged(head)) return [];
  return head.deleted ? [removalMark(mark, organization, head.id, head.deleted.at)] : [{ delete: mark }];
}
