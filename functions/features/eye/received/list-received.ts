import type { received } from '../../../../shared/features/eye/received/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { ReceivedStore } from './received-store.ts';

export const listReceived: Handler<typeof received.listReceived> = async (
  { limit, cursor = null },
  { actor, scope, openStore },
) => {
  const { page, place } = readPageCursor(cursor);
  const viewer = { id: actor.id, scope, role: actor.role };
  const { rows, next, read } = await openStore(ReceivedStore).list(viewer, { limit, cursor: place });
  return cursorPage(rows, { page, perPage: limit, next, total: null, read });
};
