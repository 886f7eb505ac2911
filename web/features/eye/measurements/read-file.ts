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
import { readJoia } from './read-joia.ts';

export const importRule: FileRule = {
  kind: 'file',
  extensions: ['csv', 'tsv', 'txt', 'xml'],
  named: ['xls', 'xlsx', 'xlsm', 'html', 'htm'],
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
  if (format === 'xmlFile') return joiaFile(file.name, bytes);
  if (format !== 'text') return { problem: format };
  return tableIn({ name: file.name, bytes }, likelyEncoding(bytes));
}

function joiaFile(name: string, bytes: Uint8Array): DeviceFile | FileProblem {
  const encoding = xmlEncoding(bytes);
  const table = readJoia(decodeBytes(bytes, encoding));
  return table ? { name, bytes, encoding, table } : { problem: 'xmlFile' };
}

/** The encoding that an XML file declares, unless its bytes say another. */
function xmlEncoding(bytes: Uint8Array): TextEncoding {
  const declared = /encoding=["'](shift_jis|shift-jis|sjis|windows-31j)["']/i.test(
    decodeBytes(bytes.subarray(0, 200), 'windows-1252'),
  );
  return declared ? 'shift_jis' : likelyEncoding(bytes);
}

/** Reads the same file in another encoding. */
export function tableIn(
  { name, bytes }: Pick<DeviceFile, 'name' | 'bytes'>,
  encoding: TextEncoding,
): DeviceFile | FileProblem {
  const text = decodeBytes(bytes, encoding);
  const table = readJoia(text) ?? readTable(text);
  return 'problem' in table ? table : { name, bytes, encoding, table };
}
