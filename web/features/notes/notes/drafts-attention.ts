import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { maxCounted, waitingChildren } from '../../../platform/features/waiting-of.ts';
import { notesRoot } from './queries.ts';

export const noteDraftsAttention: AttentionPart = {
  queryKey: notesRoot,
  find: async ({ id }, signal) => {
    const query = { status: ['draft' as const], author: id, limit: maxCounted };
    return waitingChildren(await call(notes.searchNotes, query, { signal }));
  },
};
