import { nameSearch } from '../../../../shared/features/cases/cases/name-search.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { indexRowOf } from './note-items.ts';
import { NotesStore } from './notes-store.ts';

export const searchNotes: Handler<typeof notes.searchNotes> = async (
  { text, ...search },
  { organization, actor, scope, cases, openStore, now },
) => {
  const viewer = { id: actor.id, scope };
  const { page, place } = readPageCursor(search.cursor);
  const today = todayIn(organization.timeZone, now());
  const named = text === '' ? null : await cases.find(nameSearch(text, today), viewer);
  const caseIds = named?.rows.map(({ id }) => id) ?? null;
  const found = await openStore(NotesStore).find({ ...search, caseIds, cursor: place }, viewer);
  const { rows, next, read } = found;
  return cursorPage(rows, { page, perPage: search.limit, next, total: null, read });
};

export const listCaseNotes: Handler<typeof notes.listCaseNotes> = async (_, { records, openStore }) => ({
  notes: (await openStore(NotesStore).listOfCase(idsOfCase(records.case))).map(indexRowOf),
});
