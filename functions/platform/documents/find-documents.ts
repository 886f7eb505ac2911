import type { CaseViewer } from '../../../shared/core/can-see-case.ts';
import { type Case, idsOfCase } from '../../../shared/features/cases/cases/schema.ts';
import { type FilteredPage, fetchFilteredPage } from '../storage/filtered-page.ts';
import { listIds } from '../storage/list-ids.ts';
import { OrganizationStore } from '../storage/organization-store.ts';
import { pageOfCases } from '../storage/page-of-cases.ts';
import { readCases } from '../storage/read-cases.ts';
import type { Item } from '../storage/write.ts';
import { type ChildDocument, type DocumentKind, isDeleted } from './document-kind.ts';
import type { DocumentKeys } from './keys-of-kind.ts';

/**
 * `maxRowsRead` is the maximum number of rows that a request reads, including rows that filters exclude.
 * `readBatchSize` is the number of rows that are read at a time.
 */
const maxRowsRead = 400;
const readBatchSize = 100;

export interface IndexRow {
  id: string;
  caseId: string;
  /** Date of the document, `YYYY-MM-DD`. */
  date: string;
  sentAt: string | null;
}

export interface DocumentSearch {
  /** Ids of the cases whose documents are searched; null for all cases. */
  caseIds: string[] | null;
  author: string | null;
  isSent: boolean | null;
  /** First and last day of the search, `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
  sort: 'newest' | 'oldest';
  limit: number;
  cursor: string | null;
}

/** How to find documents of one kind, in all cases or only in those of a viewer. */
export interface DocumentListing<Document extends ChildDocument, Row extends IndexRow> {
  kind: DocumentKind<Document>;
  lists: DocumentKeys['lists'];
  rowOf: (document: Document) => Row;
  parseRow: (row: unknown) => Row;
  assigned: (organization: string, viewer: string) => { pk: string; prefix: string };
}

interface Find<Document extends ChildDocument, Row extends IndexRow, Found>
  extends DocumentListing<Document, Row> {
  viewer: CaseViewer;
  search: DocumentSearch;
  matches: (row: Row) => boolean;
  /** Adds the child's current data, such as the name, to a row. */
  withChild: (row: Row, child: Case) => Found;
}

function matches<Row extends IndexRow>(
  { search: { isSent, from, to }, matches }: { search: DocumentSearch; matches: (row: Row) => boolean },
  row: Row,
): boolean {
  if (isSent !== null && (row.sentAt !== null) !== isSent) return false;
  return (from === null || row.date >= from) && (to === null || row.date <= to) && matches(row);
}

/** Limits an index that is sorted by day and id to the days of the search. */
export const betweenDays = ({ from, to }: Pick<DocumentSearch, 'from' | 'to'>) =>
  (from || to) && { between: [from ?? '0', `${to ?? '9'}#~`] as [string, string] };

export class DocumentFinder extends OrganizationStore {
  /**
   * If the viewer may see only selected cases, only these cases are read: otherwise page length, cursor and
   * response time would reveal the number of other documents.
   */
  async find<Document extends ChildDocument, Row extends IndexRow, Found>(
    find: Find<Document, Row, Found>,
  ): Promise<FilteredPage<Found>> {
    const { table, organization } = this;
    const { viewer, search, withChild } = find;
    const { author, sort, cursor, limit } = search;
    const isLimited = viewer.scope !== 'organization';
    const ids =
      search.caseIds ?? (isLimited ? await listIds(table, find.assigned(organization, viewer.id)) : null);
    if (ids) return this.#findOfCases(find, ids);
    const rowIn = ({ row }: Item) => find.parseRow(row);
    return fetchFilteredPage(table, {
      range: author === null ? find.lists.all(organization) : find.lists.by(organization, author),
      ...{ cursor, limit, maxItemsRead: maxRowsRead, newestFirst: sort === 'newest' },
      batchSize: (_, missing) => Math.min(readBatchSize, Math.max(limit, 2 * missing)),
      filter: item => matches(find, rowIn(item)),
      join: async items => {
        const rows = items.map(rowIn);
        const caseIds = rows.map(({ caseId }) => caseId);
        const cases = await readCases(table, organization, caseIds, viewer);
        return rows.map(row => {
          const child = cases.get(row.caseId);
          return child && withChild(row, child);
        });
      },
      ...betweenDays(search),
    });
  }

  async #findOfCases<Document extends ChildDocument, Row extends IndexRow, Found>(
    find: Find<Document, Row, Found>,
    ids: readonly string[],
  ): Promise<FilteredPage<Found>> {
    const { table, organization } = this;
    const { viewer, kind, rowOf, search, withChild } = find;
    const { sort, cursor, limit } = search;
    const cases = await readCases(table, organization, ids, viewer);
    const page = await pageOfCases({
      cases: cases.values(),
      read: async child => {
        const ranges = idsOfCase(child).map(id => kind.keys.ofCase(organization, id));
        return (await Promise.all(ranges.map(range => table.queryAll(range))))
          .flat()
          .map(kind.parse)
          .filter(document => !isDeleted(kind, document))
          .map(rowOf)
          .map(row => ({ id: row.id, date: row.date, row, child }));
      },
      matches: ({ row }) => matches(find, row),
      ...{ sort, cursor, limit },
    });
    return { ...page, rows: page.rows.map(({ row, child }) => withChild(row, child)) };
  }
}
