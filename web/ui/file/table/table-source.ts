import { maxFileBytes } from '../../../../shared/core/limits.ts';
import type { TableKind } from '../../../../shared/core/reading/read-table.ts';
import { askWorker } from '../ask-worker.ts';
import { type FileRejection, type FileRule, rejectionOf } from '../file-rules.ts';
import type { ReadTable, ReadTableFile, TableChoice } from './read-table-file.ts';

/** A kind of table file: which files are allowed, and the web worker that reads them. */
export interface TableSource {
  rule: FileRule;
  kind: TableKind;
  startWorker: () => Worker;
}

export const tableRule: FileRule = {
  kind: 'file',
  extensions: ['csv', 'xlsx', 'tsv', 'txt'],
  named: ['xls', 'xlsm', 'html', 'htm', 'xml'],
  maxBytes: maxFileBytes,
};

export interface AskedTable {
  bytes: Uint8Array<ArrayBuffer>;
  choice: TableChoice;
}

/** A file that has been read, with the user's choices about it. */
export interface TableFile {
  of: File;
  read: ReadTable;
  choice: TableChoice;
}

/** Time limit in milliseconds. A file that takes longer to read is not of the expected kind. */
const maxMs = 30_000;

export type FileProblem =
  | Extract<ReadTableFile, { problem: string }>
  | { problem: FileRejection | 'tooSlow' | 'notJoia' };

/** Reads a file in a web worker of the browser; nothing is sent to the server. */
export async function readInWorker(
  { rule, startWorker }: TableSource,
  file: File,
  choice: TableChoice = {},
): Promise<ReadTableFile | FileProblem> {
  const problem = rejectionOf(file, rule);
  if (problem) return { problem };
  const asked: AskedTable = { bytes: new Uint8Array(await file.arrayBuffer()), choice };
  const read = await askWorker<ReadTableFile | FileProblem>(startWorker(), asked, maxMs);
  if (read === 'late') return { problem: 'tooSlow' };
  return read ?? { problem: 'notXlsx' };
}

/** Reads a file again with other choices, such as the sheet. @returns the file, or why it cannot be read */
export async function readAgain(
  source: TableSource,
  { of, choice }: TableFile,
  change: TableChoice,
): Promise<TableFile | FileProblem> {
  const changed = { ...choice, ...change };
  const read = await readInWorker(source, of, changed);
  if ('previews' in read) return { problem: 'notXlsx' };
  return 'table' in read ? { of, read, choice: changed } : read;
}
