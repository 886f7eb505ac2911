import { decodeBytes, type TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { type FileFormat, formatOf } from '../../../../shared/core/reading/file-format.ts';
import { likelyEncoding } from '../../../../shared/core/reading/find-encoding.ts';
import {
  type ImportTable,
  maxImportBytes,
  readTable,
  type TableProblem,
} from '../../../../shared/features/eye/measurements/read-table.ts';
import { type FileRejection, type FileRule, rejectionOf } from '../../../ui/file/file-rules.ts';

export const importRule: FileRule = {
  kind: 'file',
  extensions: ['csv', 'tsv', 'txt'],
  named: ['xls', 'xlsx', 'xlsm', 'html', 'htm', 'xml'],
  maxBytes: maxImportBytes,
};

/** A device file, read in the browser; nothing is sent or stored until the user confirms. */
export interface DeviceFile {
  name: string;
  bytes: Uint8Array;
  encoding: TextEncoding;
  table: ImportTable;
}

export type FileProblem = TableProblem | { problem: FileRejection | Exclude<FileFormat, 'text'> };

export async function readDeviceFile(file: File): Promise<DeviceFile | FileProblem> {
  const problem = rejectionOf(file, importRule);
  if (problem) return { problem };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = formatOf(bytes);
  if (format !== 'text') return { problem: format };
  return tableIn({ name: file.name, bytes }, likelyEncoding(bytes));
}

/** Reads the same file in another encoding. */
export function tableIn(
  { name, bytes }: Pick<DeviceFile, 'name' | 'bytes'>,
  encoding: TextEncoding,
): DeviceFile | FileProblem {
  const table = readTable(decodeBytes(bytes, encoding));
  return 'problem' in table ? table : { name, bytes, encoding, table };
}
