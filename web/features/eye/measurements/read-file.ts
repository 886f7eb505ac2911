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

/** A device file, read in the browser; nothing is sent or stored until the user confirms. */
export interface DeviceFile {
  name: string;
  bytes: Uint8Array;
  encoding: TextEncoding;
  table: ImportTable;
}

export type FileProblem = TableProblem | { problem: FileRejection };

export async function readDeviceFile(file: File): Promise<DeviceFile | FileProblem> {
  const problem = rejectionOf(file, importRule);
  if (problem) return { problem };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return tableIn({ name: file.name, bytes }, findEncoding(bytes));
}

/** Reads the same file in another encoding. */
export function tableIn(
  { name, bytes }: Pick<DeviceFile, 'name' | 'bytes'>,
  encoding: TextEncoding,
): DeviceFile | FileProblem {
  const table = readTable(decodeText(bytes, encoding));
  return 'problem' in table ? table : { name, bytes, encoding, table };
}
