import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import {
  Screening,
  ScreeningIndexRow,
  type ScreeningRow,
} from '../../../../shared/features/screening/screenings/schema.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { listIds } from '../../../platform/storage/list-ids.ts';
import { pageOfCases } from '../../../platform/storage/page-of-cases.ts';
import { readCases } from '../../../platform/storage/read-cases.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { assignmentList } from '../../cases/keys.ts';
import { screeningList, screeningsOf } from '../keys.ts';
import { judgedRows } from './judged-rows.ts';
import { indexRowOf } from './screening-items.ts';
import {
  type FoundScreening,
  foundScreening,
  matchesFilters,
  type ScreeningSearch,
} from './screening-search.ts';

/** Most rows that one request reads, even if filters exclude them, and batch size for reading their cases. */
const maxRowsRead = 400;
const readBatchSize = 100;

/**
 * A page of screenings by date. Callers limited to selected cases query only those: the page length, the
 * cursor and the response time would reveal how many others there are.
 */
export async function findScreenings(
  table: Table,
  organization: string,
  search: ScreeningSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<ScreeningRow>> {
  const page = await findRows(table, organization, search, viewer);
  return { ...page, rows: await judgedRows(table, organization, page.rows, search.withResults) };
}

async function findRows(
  table: Table,
  organization: string,
  search: ScreeningSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<FoundScreening>> {
  const { caseIds, tester, from, to, limit, cursor, sort } = search;
  if (caseIds) return findOfCases(table, organization, caseIds, search, viewer);
  if (viewer.scope !== 'organization') {
    const assigned = await listIds(table, assignmentList.all(organization, viewer.id));
    return findOfCases(table, organization, assigned, search, viewer);
  }
  const join = async (rows: ScreeningIndexRow[]) => {
    const cases = await readCases(
      table,
      organization,
      rows.map(({ caseId }) => caseId),
      viewer,
    );
    return rows.map(row => {
      const child = cases.get(row.caseId);
      return child && foundScreening(row, child);
    });
  };
  return fetchFilteredPage(table, {
    range: tester === null ? screeningList.all(organization) : screeningList.by(organization, tester),
    ...{ cursor, limit, maxItemsRead: maxRowsRead, newestFirst: sort === 'newest' },
    batchSize: (_, missing) => Math.min(readBatchSize, Math.max(limit, 2 * missing)),
    filter: ({ row }) => matchesFilters(ScreeningIndexRow.parse(row), search),
    join: items => join(items.map(({ row }) => ScreeningIndexRow.parse(row))),
    ...((from || to) && { between: [from ?? '0', `${to ?? '9'}#~`] }),
  });
}

/** As `findScreenings`, for selected cases. */
async function findOfCases(
  table: Table,
  organization: string,
  ids: readonly string[],
  search: ScreeningSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<FoundScreening>> {
  const { sort, cursor, limit } = search;
  const cases = await readCases(table, organization, ids, viewer);
  return pageOfCases({
    cases: cases.values(),
    read: async child => {
      const lists = idsOfCase(child).map(id => table.queryAll(screeningsOf(organization, id)));
      return (await Promise.all(lists))
        .flat()
        .map(item => Screening.parse(item))
        .filter(({ deletedAt }) => deletedAt === null)
        .map(screening => foundScreening(indexRowOf(screening), child));
    },
    matches: ({ row }) => matchesFilters(row, search),
    ...{ sort, cursor, limit },
  });
}
