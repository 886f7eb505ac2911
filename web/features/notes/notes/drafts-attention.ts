import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { notesRoot } from './queries.ts';

const maxCounted = 50;

export const noteDraftsAttention: AttentionPart = {
  queryKey: notesRoot,
  find: async ({ id }, signal) => {
    const query = { status: ['draft' as const], author: id, limit: maxCounted };
    const { data, meta } = await call(notes.searchNotes, query, { signal });
    return {
      count: data.length,
      isAtLeast: meta.next !== null,
      about: data.map(({ case: { fullName } }) => fullName),
    };
  },
};
