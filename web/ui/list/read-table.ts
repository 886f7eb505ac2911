import type { SavedTable, TableCell } from './saved-table.ts';
import type { List } from './use-list.ts';

/** Most rows of a file, and rows of a request. */
const maxRows = 10_000;
const rowsPerRequest = 100;

/** What is exported of a list; `name` has no file extension. */
export interface ListExport<Row> {
  name: string;
  columns: { title: string; text: (row: Row) => TableCell }[];
}

/** Reads every row that matches, in the order of the list, as a table. */
export async function readTable<Row>(
  { wanted, fetchPage }: Pick<List<Row>, 'wanted' | 'fetchPage'>,
  { name, columns }: ListExport<Row>,
): Promise<SavedTable & { isCut: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const { data, meta } = await fetchPage({ text: wanted, cursor, limit: rowsPerRequest });
    rows.push(...data);
    cursor = meta.next;
  } while (cursor !== null && rows.length < maxRows);
  return {
    name,
    head: columns.map(({ title }) => title),
    rows: rows.map(row => columns.map(({ text }) => text(row))),
    isCut: cursor !== null,
  };
}
