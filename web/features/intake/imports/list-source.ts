import { childrenTable } from '../../../../shared/features/intake/imports/children-table.ts';
import { type TableSource, tableRule } from '../../../ui/file/table/table-source.ts';

export const listSource: TableSource = {
  rule: tableRule,
  kind: childrenTable,
  startWorker: () => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' }),
};
