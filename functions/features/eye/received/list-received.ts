import type { received } from '../../../../shared/features/eye/received/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { ReceivedStore } from './received-store.ts';

export const listReceived: Handler<typeof received.listReceived> = async (
  { limit, cursor = null, caseId },
  { actor, scope, openStore },
) => {
  const { page, place } = readPageCursor(cursor);
  const viewer = { id: actor.id, scope, role: actor.role };
  const store = openStore(ReceivedStore);
  const part = { limit, cursor: place };
  const { rows, next, read, total } = caseId
    ? await store.ofChild(viewer, caseId, part)
    : { ...(await store.list(viewer, part)), total: null };
  return cursorPage(rows, { page, perPage: limit, next, total, read });
};
