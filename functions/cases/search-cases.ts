import type { cases } from '../../shared/cases/endpoints.ts';
import type { Handler } from '../context.ts';
import { cursorPage, readPageCursor } from '../http/pages.ts';

/** Cases the caller may see. The total is only told where counting is free: unfiltered, of all. */
export const searchCasesHandler: Handler<typeof cases.searchCases> = async (
  search,
  { actor, reach, cases },
) => {
  const { page, place } = readPageCursor(search.cursor);
  const isCounted = reach === 'organization' && search.text === '' && search.gender === null;
  const [found, total] = await Promise.all([
    cases.find({ ...search, cursor: place }, reach === 'assigned' ? actor.id : undefined),
    isCounted ? cases.count(search.status) : null,
  ]);
  return cursorPage(found.rows, { page, perPage: search.limit, next: found.next, total });
};
