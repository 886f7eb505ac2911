import { listedChildOf } from '../../../../shared/features/cases/cases/listed-child.schema.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { DocumentFinder } from '../../../platform/documents/find-documents.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { searchByChild } from '../../../platform/documents/search-by-child.ts';
import { indexRowOf, noteListing } from './note-items.ts';
import { NotesStore } from './notes-store.ts';

export const searchNotes: Handler<typeof notes.searchNotes> = ({ text, ...search }, context) => {
  const { author, template, status, isShared } = search;
  return searchByChild({ ...search, name: text || null }, context, ({ children, cursor, viewer }) =>
    context.openStore(DocumentFinder).find({
      ...{ ...noteListing, viewer },
      search: { ...search, caseIds: children?.map(({ id }) => id) ?? null, cursor },
      matches: row =>
        (author === null || row.author.id === author) &&
        (template === null || row.template?.id === template) &&
        (status.length === 0 || status.includes(row.status)) &&
        (isShared === null || row.isShared === isShared),
      withChild: (row, child) => ({ ...row, case: listedChildOf(child) }),
    }),
  );
};

export const listCaseNotes: Handler<typeof notes.listCaseNotes> = async (_, { records, openStore }) => ({
  notes: (await openStore(NotesStore).listOfCase(idsOfCase(records.case))).map(indexRowOf),
});

/** Reads complete finished notes (not only list rows) that the caller may see. */
export const readNotes: Handler<typeof notes.readNotes> = documentsReader(noteListing);
