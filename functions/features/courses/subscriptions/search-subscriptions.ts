import type { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

export const searchSubscriptions: AccountHandler<typeof subscriptions.searchSubscriptions> = async (
  { list, text, cursor, limit },
  { allSubscriptions },
) => {
  const { page, place } = readPageCursor(cursor);
  const { rows, next } = await allSubscriptions.listPage(list, { text, limit, cursor: place });
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
