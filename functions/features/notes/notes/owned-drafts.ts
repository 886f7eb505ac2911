import { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { ownedDrafts } from '../../../platform/documents/owned-drafts.ts';
import { noteList } from '../note-keys.ts';
import { noteKind } from './note-items.ts';

/** Drafts of a departing member. Drafts that amend a finished note keep their author. */
export const openOwnedDrafts: OpenOwnedRecords = ownedDrafts({
  kind: noteKind,
  by: noteList.by,
  isDraft: row => {
    const { status, finishedAt } = NoteIndexRow.parse(row);
    return status === 'draft' && finishedAt === null;
  },
  act: 'note.transferred',
});
