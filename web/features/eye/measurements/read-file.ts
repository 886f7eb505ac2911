import {
  type ImportTable,
  maxImportBytes,
  readTable,
  type TableProblem,
} from '../../../../shared/features/eye/measurements/read-table.ts';
import { type FileRejection, type FileRule, rejectionOf } from '../../../ui/file/file-rules.ts';
import { decodeText, findEncoding, type TextEncoding } from './decode-text.ts';

export const importRule: FileRule = {
  kind: 'file',
  extensions: ['csv', 'tsv', 'txt'],
  maxBytes: maxImportBytes,
};

/** A device's file, read in this browser; nothing of it is sent or kept before somebody says so. */
export interface DeviceFile {
  name: string;
  bytes: Uint8Array;
  encoding: TextEncoding;
  table: ImportTable;
}

export type FileProblem = TableProblem | { problem: FileRejection };

/** Reads a file as a table, in the encoding that its bytes show. */
export async function readDeviceFile(file: File): Promise<DeviceFile | FileProblem> {
  const problem = rejectionOf(file, importRule);
  if (problem) return { problem };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return tableIn({ name: file.name, bytes }, findEncoding(bytes));
}

/** The same file in another encoding. */
export function tableIn(
  { name, bytes }: Pick<DeviceFile, 'name' | 'bytes'>,
  encoding: TextEncoding,
): DeviceFile | FileProblem {
  const table = readTable(decodeText(bytes, encoding));
  return 'problem' in table ? table : { name, bytes, encoding, table };
}
