import writeXlsxFile from 'write-excel-file/browser';
import type { TableCell } from './saved-table.ts';

const maxColumnWidth = 32;

/** Writes a sheet as XLSX with a bold, sticky heading row. Never writes strings as formulas. */
export function writeXlsx(head: string[], rows: TableCell[][]): Promise<Blob> {
  const titles = head.map(value => ({ value, type: String, fontWeight: 'bold' as const }));
  const cells = rows.map(row =>
    row.map(value => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
  const columns = head.map((title, place) => ({
    width: Math.min(
      maxColumnWidth,
      Math.max(title.length, ...rows.map(row => String(row[place] ?? '').length)) + 2,
    ),
  }));
  return writeXlsxFile([titles, ...cells], { columns, stickyRowsCount: 1 }).toBlob();
}
