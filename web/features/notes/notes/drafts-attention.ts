import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { notesRoot } from './queries.ts';

const maxCounted = 50;

/** One's own notes that are not signed yet. */
export const noteDraftsAttention: AttentionPart = {
  queryKey: notesRoot,
  find: async ({ id }, signal) => {
    const wanted = { status: ['draft' as const], author: id, limit: maxCounted };
    const { data, meta } = await call(notes.searchNotes, wanted, { signal });
    return {
      count: data.length,
      isAtLeast: meta.next !== null,
      about: data.map(({ case: { fullName } }) => fullName),
    };
  },
};
