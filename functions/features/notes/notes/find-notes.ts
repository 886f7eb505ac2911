import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { NoteIndexRow, type NoteRow } from '../../../../shared/features/notes/notes/schema.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { listIds } from '../../../platform/storage/list-ids.ts';
import { pageOfCases } from '../../../platform/storage/page-of-cases.ts';
import { readCases } from '../../../platform/storage/read-cases.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { assignmentList } from '../../cases/keys.ts';
import { noteList, notesOf } from '../note-keys.ts';
import { indexRowOf, readNote } from './note-items.ts';
import { matchesFilters, type NoteSearch, noteRowOf } from './note-search.ts';

/** Most rows that one request reads, even if filters exclude them, and batch size for reading their cases. */
const maxRowsRead = 400;
const readBatchSize = 100;

/**
 * A page of notes by date. Callers limited to selected cases query only those: the page length, the cursor
 * and the response time would reveal how many others there are.
 */
export async function findNotes(
  table: Table,
  organization: string,
  search: NoteSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<NoteRow>> {
  const { caseIds, author, from, to, limit, cursor, sort } = search;
  const isLimited = viewer.scope !== 'organization';
  const ids =
    caseIds ?? (isLimited ? await listIds(table, assignmentList.all(organization, viewer.id)) : null);
  if (ids) {
    const cases = await readCases(table, organization, ids, viewer);
    return pageOfCases({
      cases: cases.values(),
      read: async child => {
        const lists = idsOfCase(child).map(id => table.queryAll(notesOf(organization, id)));
        return (await Promise.all(lists))
          .flat()
          .map(readNote)
          .filter(({ deleted }) => deleted === null)
          .map(note => noteRowOf(indexRowOf(note), child));
      },
      matches: row => matchesFilters(row, search),
      ...{ sort, cursor, limit },
    });
  }
  return fetchFilteredPage(table, {
    range: author === null ? noteList.all(organization) : noteList.by(organization, author),
    ...{ cursor, limit, maxItemsRead: maxRowsRead, newestFirst: sort === 'newest' },
    batchSize: (_, missing) => Math.min(readBatchSize, Math.max(limit, 2 * missing)),
    filter: ({ row }) => matchesFilters(NoteIndexRow.parse(row), search),
    join: async items => {
      const rows = items.map(({ row }) => NoteIndexRow.parse(row));
      const caseIds = rows.map(({ caseId }) => caseId);
      const cases = await readCases(table, organization, caseIds, viewer);
      return rows.map(row => {
        const child = cases.get(row.caseId);
        return child && noteRowOf(row, child);
      });
    },
    ...((from || to) && { between: [from ?? '0', `${to ?? '9'}#~`] }),
  });
}
