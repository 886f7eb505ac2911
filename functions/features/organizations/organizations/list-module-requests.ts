import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

export const listModuleRequests: AccountHandler<typeof organizations.listModuleRequests> = async (
  { cursor = null },
  { moduleRequests },
) => {
  const { page, place } = readPageCursor(cursor);
  const { requests, next } = await moduleRequests.list(place);
  return cursorPage(requests, { page, perPage: requests.length, next, total: null });
};
