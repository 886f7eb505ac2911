import { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { noteKey, noteList } from '../note-keys.ts';
import { noteWrite, readNote } from './note-items.ts';

/** Notes transferred per transaction. */
const batchSize = 25;

/** A member's drafts. Finished notes, and drafts that amend them, keep their author. */
export const openOwnedDrafts: OpenOwnedRecords = async (table, organization, origin) => {
  async function draftIdsOf(member: string): Promise<string[]> {
    const items = await table.queryAll(noteList.by(organization, member));
    const rows = items.map(({ row }) => NoteIndexRow.parse(row));
    return rows
      .filter(({ status, finishedAt }) => status === 'draft' && finishedAt === null)
      .map(({ id }) => id);
  }
  return {
    countOf: async member => (await draftIdsOf(member)).length,
    nextTransferBatch: async (from, newOwner) => {
      const ids = (await draftIdsOf(from)).slice(0, batchSize);
      if (ids.length === 0) return undefined;
      if (!newOwner) return { writes: [], auditEvents: [], done: 0 };
      const items = await table.get(ids.map(id => noteKey(organization, id)));
      const drafts = items
        .flatMap(item => (item ? [readNote(item)] : []))
        .filter(({ author, status }) => author.id === from && status === 'draft');
      const savedAt = new Date(origin.now()).toISOString();
      const writes = drafts.map(note => ({
        ...noteWrite(organization, note, {
          ...note,
          author: newOwner,
          version: note.version + 1,
          savedAt,
        }),
        onConditionFailed: () => new ConflictError(),
      }));
      const auditEvents = drafts.map(({ id }) => ({
        act: 'note.transferred',
        record: id,
        detail: { from, to: newOwner.id },
      }));
      return { writes, auditEvents, done: drafts.length };
    },
  };
};
