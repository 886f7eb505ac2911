import {
  type ImportTable,
  maxCellLength,
  maxColumns,
  mostRowsRead,
  readCsvTable,
  type TableProblem,
  tableOf,
} from '../../../../shared/features/intake/imports/read-table.ts';
import { readXlsx } from '../../../ui/file/xlsx/read-xlsx.ts';
import {
  certainEncoding,
  type EncodingPreview,
  previewEncodings,
  type TextEncoding,
} from './find-encodings.ts';

export type ReadList = { table: ImportTable } | { previews: EncodingPreview[] } | TableProblem;

const archiveMark = [0x50, 0x4b, 3, 4];
const limits = { maxRows: mostRowsRead, maxColumns, maxCellLength };

/**
 * Reads a list as a workbook, or else as text.
 * @param chosen encoding that the user chose from the previews
 */
export async function readList(bytes: Uint8Array<ArrayBuffer>, chosen?: TextEncoding): Promise<ReadList> {
  if (archiveMark.every((byte, at) => bytes[at] === byte)) return asTable(await workbookTable(bytes));
  const encoding = chosen ?? certainEncoding(bytes);
  if (!encoding) return { previews: previewEncodings(bytes) };
  return asTable(readCsvTable(new TextDecoder(encoding).decode(bytes)));
}

async function workbookTable(bytes: Uint8Array<ArrayBuffer>): Promise<ImportTable | TableProblem> {
  const read = await readXlsx(bytes, limits);
  return 'problem' in read ? read : tableOf(read.rows, read.lines);
}

const asTable = (read: ImportTable | TableProblem): ReadList => ('problem' in read ? read : { table: read });
