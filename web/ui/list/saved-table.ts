export type TableCell = string | number | null;

/** A table to export; `name` has no file extension. */
export interface SavedTable {
  name: string;
  head: string[];
  rows: TableCell[][];
}
