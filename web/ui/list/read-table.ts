import type { SavedTable, TableCell } from './saved-table.ts';
import type { List } from './use-list.ts';

/** Maximum number of rows in a saved file. */
const maxRows = 10_000;
const rowsPerRequest = 100;

/** How a list is exported; `name` has no file extension. */
export interface ListExport<Row> {
  name: string;
  columns: { title: string; text: (row: Row) => TableCell }[];
}

type Read<Row> = Pick<List<Row>, 'wanted' | 'fetchPage'>;

/** Reads all matching rows, including those not loaded, in the order of the list. */
export async function readRows<Row>({
  wanted,
  fetchPage,
}: Read<Row>): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const { data, meta } = await fetchPage({ text: wanted, cursor, limit: rowsPerRequest });
    rows.push(...data);
    cursor = meta.next;
  } while (cursor !== null && rows.length < maxRows);
  return { rows, isCut: cursor !== null };
}

export async function readTable<Row>(
  list: Read<Row>,
  { name, columns }: ListExport<Row>,
): Promise<SavedTable & { isCut: boolean }> {
  const { rows, isCut } = await readRows(list);
  return {
    name,
    head: columns.map(({ title }) => title),
    rows: rows.map(row => columns.map(({ text }) => text(row))),
    isCut,
  };
}
