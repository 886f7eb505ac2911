import { measurementTable } from '../../../../shared/features/eye/measurements/measurement-table.ts';
import { type TableSource, tableRule } from '../../../ui/file/table/table-source.ts';

export const deviceSource: TableSource = {
  rule: { ...tableRule, extensions: ['csv', 'xlsx', 'tsv', 'txt', 'xml'] },
  kind: measurementTable,
  startWorker: () => new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' }),
};
