import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { FrozenNote } from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import {
  isPurged,
  mayChangeNote,
  mayDeleteNote,
  noteStateOf,
} from '../../../../shared/features/notes/notes/note-rules.ts';
import { type NoteBody, NoteHead, NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import type { KindWith } from '../../../platform/documents/document-kind.ts';
import type { DocumentListing } from '../../../platform/documents/find-documents.ts';
import { isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { assignmentList } from '../../cases/keys.ts';
import { frozenNoteKey, noteBodyKey, noteKeys } from '../note-keys.ts';
import { removedNoteKey } from '../removal-keys.ts';
import { removalMark } from '../removals/removal-mark.ts';

export const indexRowOf = (note: NoteHead): NoteIndexRow => NoteIndexRow.parse(note);

/** How notes are stored. `generatedVersion` and `sentAt` record that the note was printed and sent. */
export const noteKind: KindWith<'timeline' | 'drafts', NoteHead, FrozenNote> = {
  noun: 'note',
  record: 'note',
  keys: noteKeys,
  parse: item => NoteHead.parse(item),
  deletedAt: ({ deleted }) => deleted?.at ?? null,
  dayOf: ({ date }) => date,
  index: (organization, note) => noteKeys.index(organization, note.id, note.date, note.author.id),
  rowOf: note => indexRowOf(note),
  marks: ['generatedVersion', 'sentAt'],
  life: {
    own: { mayChange: mayChangeNote, mayDelete: mayDeleteNote, error: 'note.not-own' },
    errors: { deleted: 'note.deleted', finished: 'note.finished' },
    acts: { deleted: 'note.deleted', restored: 'note.restored' },
  },
  timeline: {
    act: 'note.written',
    detailsOf: note => ({
      state: noteStateOf(note),
      description: note.description,
      template: note.template?.name ?? null,
    }),
    by: ({ author }) => author,
  },
  // Only drafts that were never finished are transferred when their author leaves.
  drafts: {
    by: noteKeys.lists.by,
    isDraft: row => {
      const { status, finishedAt } = NoteIndexRow.parse(row);
      return status === 'draft' && finishedAt === null;
    },
    act: 'note.transferred',
  },
  frozen: {
    record: 'frozen-note',
    key: frozenNoteKey,
    versionOf: ({ frozenVersion }) => frozenVersion,
    parse: item => FrozenNote.parse(item),
  },
};

export const noteListing: DocumentListing<NoteHead, NoteIndexRow> = {
  kind: noteKind,
  lists: noteKeys.lists,
  rowOf: note => indexRowOf(note),
  parseRow: row => NoteIndexRow.parse(row),
  assigned: assignmentList.all,
};

export function newBodyWrite(organization: string, { id }: NoteHead, body: RichDocument): Write {
  const record: NoteBody = { noteId: id, body, previous: null };
  return { put: { ...noteBodyKey(organization, id), kind: 'note-body', ...record }, when: isAbsent };
}

/** Writes the text of a note. The same transaction checks the version of the head. */
export const bodyWrite = (
  organization: string,
  { id }: NoteHead,
  { body, previous }: Pick<NoteBody, 'body'> & Partial<NoteBody>,
): Write => ({
  update: noteBodyKey(organization, id),
  set: { body, ...(previous !== undefined && { previous }) },
  when: isPresent,
});

/**
 * Writes that schedule the purge of a deleted note, or cancel it for a restored one. None for notes that are
 * never purged.
 */
export function removalWrites(organization: string, head: NoteHead): Write[] {
  const mark = removedNoteKey(organization, head.id);
  if (!isPurged(head)) return [];
  return head.deleted ? [removalMark(mark, organization, head.id, head.deleted.at)] : [{ delete: mark }];
}
