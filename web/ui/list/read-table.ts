import { fetchPages } from '../../platform/api/fetch-pages.ts';
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
export const readRows = <Row>({ wanted, fetchPage }: Read<Row>) =>
  fetchPages<Row>(cursor => fetchPage({ text: wanted, cursor, limit: rowsPerRequest }), maxRows);

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
