import { decodeBytes } from '../../../../shared/core/reading/decode-bytes.ts';
import { likelyEncoding } from '../../../../shared/core/reading/find-encoding.ts';
import { askWorker } from '../../../ui/file/ask-worker.ts';
import { type FileRule, rejectionOf } from '../../../ui/file/file-rules.ts';
import type { SheetProblem, SheetRows } from '../../../ui/file/xlsx/read-sheet.ts';
import { readCsvSheet, readDaySheet, type SheetRow, sheetLimits } from './day-sheet.ts';

/** Limits for a sheet file. A sheet of 200 children has about 100 kB. */
export const sheetRule: FileRule = {
  kind: 'file',
  extensions: ['csv', 'xlsx', 'txt'],
  maxBytes: 5 * 1024 * 1024,
};

const maxMs = 30_000;

type SheetFileProblem = 'unreadable' | 'wrong';

/** Reads a filled-in sheet in the browser, workbooks in a worker. Works offline; nothing is sent. */
export async function readSheetFile(file: File): Promise<SheetRow[] | SheetFileProblem> {
  if (rejectionOf(file, sheetRule)) return 'unreadable';
  if (!/\.xlsx$/i.test(file.name)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return readCsvSheet(decodeBytes(bytes, likelyEncoding(bytes))) ?? 'wrong';
  }
  const worker = new Worker(new URL('../../../ui/file/xlsx/xlsx-worker.ts', import.meta.url), {
    type: 'module',
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await askWorker<SheetRows | SheetProblem>(worker, { bytes, limits: sheetLimits }, maxMs);
  if (read === undefined || read === 'late' || 'problem' in read) return 'unreadable';
  return readDaySheet(read.rows) ?? 'wrong';
}
