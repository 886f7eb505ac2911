import { useTranslation } from 'react-i18next';
import { toastDone } from '../feedback/toast.ts';
import { ExportMenu } from './export-menu.tsx';
import { type ListExport, readTable } from './read-table.ts';
import type { List } from './use-list.ts';

/** Exports every row that matches, also those that are not loaded, and says how many there were. */
export function ListExportMenu<Row>({ list, exported }: { list: List<Row>; exported: ListExport<Row> }) {
  const { t } = useTranslation('ui');
  let isCut = false;
  async function read() {
    const table = await readTable(list, exported);
    isCut = table.isCut;
    return table;
  }
  return (
    <ExportMenu
      read={read}
      onSaved={({ rows }) => toastDone(t(isCut ? 'export.cut' : 'export.saved', { count: rows.length }))}
    />
  );
}
