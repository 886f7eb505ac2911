import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

/** Returns nothing to members limited to selected cases, because nobody is assigned to a registration. */
export const searchRegistrations: Handler<typeof registrations.searchRegistrations> = async (
  { limit, cursor },
  { cases, scope },
) => {
  const { page, place } = readPageCursor(cursor);
  if (scope !== 'organization') return cursorPage([], { page, perPage: limit, next: null, total: 0 });
  const { cases: rows, next, total } = await cases.findWaiting(limit, place);
  return cursorPage(rows, { page, perPage: limit, next, total });
};
