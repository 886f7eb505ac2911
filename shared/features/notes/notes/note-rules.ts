import { dayMs } from '../../../core/dates/durations.ts';
import type { Role } from '../../../core/permissions.ts';
import { picturesOf } from '../../../core/rich-document/walk-document.ts';
import type { NoteFields, NoteHead } from './schema.ts';

interface Written extends Pick<NoteHead, 'finishedAt'> {
  author: { id: string };
}

interface Person {
  id: string;
  role: Role;
}

/** Whether a person may change a note: its author and every admin may. */
export const mayChangeNote = ({ author }: Pick<Written, 'author'>, { id, role }: Person): boolean =>
  author.id === id || role === 'admin';

/** Whether a person may sign a note: only its author may. */
export const maySignNote = ({ author }: Pick<Written, 'author'>, { id }: Pick<Person, 'id'>): boolean =>
  author.id === id;

/** Whether a person may delete a note: an admin may delete any note, other people only their own drafts. */
export const mayDeleteNote = (note: Written, person: Person): boolean =>
  person.role === 'admin' || (note.finishedAt === null && note.author.id === person.id);

/** Whether deleting a note needs a reason: true if it was ever finished, and for notes of other people. */
export const deletionNeedsReason = ({ author, finishedAt }: Written, { id }: Pick<Person, 'id'>): boolean =>
  finishedAt !== null || author.id !== id;

/** The state of a note; for a draft, also whether a PDF was created and whether that PDF is current. */
export function noteStateOf({
  status,
  generatedVersion,
  version,
  finishedAt,
}: Pick<NoteHead, 'status' | 'generatedVersion' | 'version' | 'finishedAt'>) {
  if (status !== 'draft') return status;
  if (finishedAt !== null) return 'amending';
  if (generatedVersion === null) return 'draft';
  return generatedVersion === version ? 'generated' : 'outdated';
}
export type NoteState = ReturnType<typeof noteStateOf>;

/** Without duplicates. */
export const filesOfNote = (picture: NoteHead['picture'], body: NoteFields['body']): NoteHead['files'] => [
  ...new Set([...(picture ? [picture.fileId] : []), ...picturesOf(body)]),
];

export const restorableDays = 30;

/** Last day on which a deleted record can be restored, `YYYY-MM-DD` in UTC. @param removedAt ISO 8601 */
export const restorableUntil = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + restorableDays * dayMs).toISOString().slice(0, 10);

/**
 * Whether a deleted note is erased once it can no longer be restored. A note that was ever finished or sent
 * is kept as long as its case.
 */
export const isPurged = ({ finishedAt, sentAt }: Pick<NoteHead, 'finishedAt' | 'sentAt'>): boolean =>
  finishedAt === null && sentAt === null;
