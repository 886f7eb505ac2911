import { decodeBytes, type TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { type FileFormat, formatOf } from '../../../../shared/core/reading/file-format.ts';
import { certainEncoding } from '../../../../shared/core/reading/find-encoding.ts';
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
import { type EncodingPreview, previewEncodings } from './preview-encodings.ts';

/** What a file is, if it is neither text nor a workbook that can be read. */
export type OtherFormat = Exclude<FileFormat, 'archive' | 'text'>;
export type ReadList =
  | { table: ImportTable }
  | { previews: EncodingPreview[] }
  | TableProblem
  | { problem: OtherFormat };

const limits = { maxRows: mostRowsRead, maxColumns, maxCellLength };

/**
 * Reads a list as a workbook, or else as text.
 * @param chosen encoding that the user chose from the previews
 */
export async function readList(bytes: Uint8Array<ArrayBuffer>, chosen?: TextEncoding): Promise<ReadList> {
  const format = formatOf(bytes);
  if (format === 'archive') return asTable(await workbookTable(bytes));
  if (format !== 'text') return { problem: format };
  const encoding = chosen ?? certainEncoding(bytes);
  if (!encoding) return { previews: previewEncodings(bytes) };
  return asTable(readCsvTable(decodeBytes(bytes, encoding)));
}

async function workbookTable(bytes: Uint8Array<ArrayBuffer>): Promise<ImportTable | TableProblem> {
  const read = await readXlsx(bytes, limits);
  return 'problem' in read ? read : tableOf(read.rows, read.lines);
}

const asTable = (read: ImportTable | TableProblem): ReadList => ('problem' in read ? read : { table: read });
