import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { searchByChild } from '../../../platform/documents/search-by-child.ts';
import { indexRowOf } from './note-items.ts';
import { NotesStore } from './notes-store.ts';

export const searchNotes: Handler<typeof notes.searchNotes> = ({ text, ...search }, context) =>
  searchByChild({ ...search, name: text || null }, context, ({ children, cursor, viewer }) => {
    const caseIds = children?.map(({ id }) => id) ?? null;
    return context.openStore(NotesStore).find({ ...search, caseIds, cursor }, viewer);
  });

export const listCaseNotes: Handler<typeof notes.listCaseNotes> = async (_, { records, openStore }) => ({
  notes: (await openStore(NotesStore).listOfCase(idsOfCase(records.case))).map(indexRowOf),
});
