import type { cases } from '../../shared/cases/endpoints.ts';
import type { Handler } from '../context.ts';
import { cursorPage, readPageCursor } from '../http/pages.ts';

/** What happened to a case, newest first, each with who did it where that is a member. */
export const listTimelineHandler: Handler<typeof cases.listTimeline> = async (
  { caseId, cursor = null, limit },
  { journal, members },
) => {
  const { page, place } = readPageCursor(cursor);
  const { entries, next } = await journal.of(caseId, { limit, cursor: place });
  const ids = entries.flatMap(({ by, detail: { added, removed } }) => [by, ...added, ...removed]);
  const names = await members.namesOf(ids);
  const known = (id: string) => {
    const fullName = names.get(id);
    return fullName === undefined ? [] : [{ id, fullName }];
  };
  const rows = entries.map(({ id, act, at, by, detail: { fields, added, removed } }) => ({
    id,
    act,
    at,
    fields,
    added: added.flatMap(known),
    removed: removed.flatMap(known),
    by: known(by)[0] ?? null,
  }));
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
