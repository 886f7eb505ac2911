import { toCsv } from '../../../shared/core/csv.ts';
import { saveFile } from '../file/save-file.ts';
import type { SavedTable } from './saved-table.ts';

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Downloads a table; loads the XLSX writer on demand. */
export async function saveTable({ name, head, rows }: SavedTable, format: TableFormat): Promise<void> {
  if (format === 'csv') {
    saveFile(new Blob([toCsv([head, ...rows])], { type: 'text/csv' }), `${name}.csv`);
    return;
  }
  const { writeXlsx } = await import('./write-xlsx.ts');
  saveFile(await writeXlsx(head, rows), `${name}.xlsx`);
}
