import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import {
  type Import,
  type ImportRow,
  maxMappedColumns,
  maxRowsPerCall,
} from '../../../../shared/features/intake/imports/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { callAgain } from '../../../platform/api/call-again.ts';
import type { Columns } from './columns.ts';

export interface RowsToSend {
  name: string;
  headings: string[];
  columns: Columns;
  rows: ImportRow[];
}

/** Sends the rows of a file and starts their check. @param onProgress called with the share of rows sent */
export async function sendRows(
  { name, headings, columns: { fields, dateOrder }, rows }: RowsToSend,
  key: string,
  onProgress: (share: number) => void,
): Promise<Import> {
  const columns = [...fields].map(([heading, field]) => ({ heading, field })).slice(0, maxMappedColumns);
  /**
   * Date order to store. The order year, month, day is not stored: only two-digit years need it, so the user
   * is asked for each file.
   */
  const keptOrder = dateOrder === 'ymd' ? null : dateOrder;
  const mapping = { headings: headings.slice(0, maxMappedColumns), columns, dateOrder: keptOrder };
  const total = rows.length;
  const about = { name: [...name].slice(-120).join(''), total, mapping };
  const started = await callAgain(
    idempotencyKey => call(imports.createImport, about, { idempotencyKey }),
    undefined,
    key,
  );
  const importId = started.id;
  for (let from = 0; from < total; from += maxRowsPerCall) {
    const part = rows.slice(from, from + maxRowsPerCall);
    await callAgain(idempotencyKey =>
      call(imports.addImportRows, { importId, rows: part }, { idempotencyKey }),
    );
    onProgress(Math.min(1, (from + maxRowsPerCall) / total));
  }
  return callAgain(idempotencyKey => call(imports.checkImport, { importId }, { idempotencyKey }));
}
