import { maxFileBytes } from '../../../../shared/features/intake/imports/read-table.ts';
import { askWorker } from '../../../ui/file/ask-worker.ts';
import { type FileRejection, type FileRule, rejectionOf } from '../../../ui/file/file-rules.ts';
import type { ListChoice, ReadList } from './read-list.ts';

export const listRule: FileRule = {
  kind: 'file',
  extensions: ['csv', 'xlsx', 'tsv', 'txt'],
  named: ['xls', 'xlsm', 'html', 'htm', 'xml'],
  maxBytes: maxFileBytes,
};

/** Time limit; a file that takes longer is not a list of children. */
const maxMs = 30_000;

export type FileProblem = { problem: FileRejection | 'tooSlow' };

/** Reads a file in a worker in the browser; nothing is sent. */
export async function readFile(file: File, choice: ListChoice = {}): Promise<ReadList | FileProblem> {
  const problem = rejectionOf(file, listRule);
  if (problem) return { problem };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  const read = await askWorker<ReadList>(worker, { bytes, choice }, maxMs);
  if (read === 'late') return { problem: 'tooSlow' };
  return read ?? { problem: 'notXlsx' };
}
