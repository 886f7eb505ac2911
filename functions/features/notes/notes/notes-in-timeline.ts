import { noteStateOf } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../../composition/timeline-source.ts';
import { timeOfChildId } from '../../../platform/storage/new-id.ts';
import { notesOf } from '../note-keys.ts';
import { readNote } from './note-items.ts';

/** A child's notes up to a day, with their authors; drafts are marked. */
export async function listNotes(
  { table, organization }: StoreScope,
  caseId: string,
  today: string,
): Promise<TimelineThing[]> {
  const items = await table.queryAll(notesOf(organization, caseId));
  return items
    .map(readNote)
    .filter(({ deleted, date }) => deleted === null && date <= today)
    .map(note => ({
      id: note.id,
      act: 'note.written',
      on: note.date,
      recordedAt: timeOfChildId(note.id),
      record: { id: note.id, reference: null },
      details: {
        state: noteStateOf(note),
        description: note.description,
        template: note.template?.name ?? null,
      },
      by: { id: note.author.id, fullName: note.author.fullName },
    }));
}
