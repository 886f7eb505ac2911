import type { Role } from '../../../core/permissions.ts';
import { picturesOf } from '../../../core/rich-document/walk-document.ts';
import type { NoteFields, NoteHead } from './schema.ts';

/** What the rules look at. */
interface Written extends Pick<NoteHead, 'finishedAt'> {
  author: { id: string };
}

interface Person {
  id: string;
  role: Role;
}

/** Its author, and admins. */
export const mayChangeNote = ({ author }: Pick<Written, 'author'>, { id, role }: Person): boolean =>
  author.id === id || role === 'admin';

/** Only who wrote it signs it. */
export const maySignNote = ({ author }: Pick<Written, 'author'>, { id }: Pick<Person, 'id'>): boolean =>
  author.id === id;

/** A draft of one's own; as an admin any note. */
export const mayDeleteNote = (note: Written, person: Person): boolean =>
  person.role === 'admin' || (note.finishedAt === null && note.author.id === person.id);

/** Whether deleting it needs to be explained: what was ever finished, and what somebody else wrote. */
export const deletionNeedsReason = ({ author, finishedAt }: Written, { id }: Pick<Person, 'id'>): boolean =>
  finishedAt !== null || author.id !== id;

/** How far a note has come: of a draft also whether its PDF was made, and whether that still says the same. */
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

/** The files of a note's pictures, each once. */
export const filesOfNote = (picture: NoteHead['picture'], body: NoteFields['body']): NoteHead['files'] => [
  ...new Set([...(picture ? [picture.fileId] : []), ...picturesOf(body)]),
];

/** How long what was removed can be restored, in days. */
export const restorableDays = 30;

/** The day until which it can be, `YYYY-MM-DD` in UTC. @param removedAt ISO 8601 */
export const restorableUntil = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + restorableDays * 86_400_000).toISOString().slice(0, 10);

/** Whether a deleted note is deleted for good after that; what was ever finished or sent stays as long as its case. */
export const isPurged = ({ finishedAt, sentAt }: Pick<NoteHead, 'finishedAt' | 'sentAt'>): boolean =>
  finishedAt === null && sentAt === null;
