import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import {
  type Import,
  type ImportRow,
  maxMappedColumns,
  maxRowsPerCall,
} from '../../../../shared/features/intake/imports/schema.ts';
import { call } from '../../../platform/api/call.ts';
import type { Columns } from './columns.ts';

interface Sent {
  name: string;
  headings: string[];
  columns: Columns;
  rows: ImportRow[];
}

/** Attempts of a call that did not get through: sent again, rows are there once. */
const maxAttempts = 4;
const pauseMs = 1_500;

/** Sends the rows of a file and starts their check. @param onProgress share that has been sent */
export async function sendRows(
  { name, headings, columns: { fields, dateOrder }, rows }: Sent,
  onProgress: (share: number) => void,
): Promise<Import> {
  const columns = [...fields].map(([heading, field]) => ({ heading, field })).slice(0, maxMappedColumns);
  const mapping = { headings: headings.slice(0, maxMappedColumns), columns, dateOrder };
  const total = rows.length;
  const started = await again(idempotencyKey =>
    call(imports.createImport, { name: [...name].slice(-120).join(''), total, mapping }, { idempotencyKey }),
  );
  const importId = started.id;
  for (let from = 0; from < total; from += maxRowsPerCall) {
    const part = rows.slice(from, from + maxRowsPerCall);
    await again(idempotencyKey => call(imports.addImportRows, { importId, rows: part }, { idempotencyKey }));
    onProgress(Math.min(1, (from + maxRowsPerCall) / total));
  }
  return again(idempotencyKey => call(imports.checkImport, { importId }, { idempotencyKey }));
}

async function again<Answer>(send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
  const key = crypto.randomUUID();
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(key);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      await new Promise(resolve => setTimeout(resolve, pauseMs * attempt));
    }
  }
}
