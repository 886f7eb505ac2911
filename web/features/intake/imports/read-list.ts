import {
  type ImportTable,
  readCsvTable,
  type TableProblem,
} from '../../../../shared/features/intake/imports/read-table.ts';
import {
  certainEncoding,
  type EncodingPreview,
  previewEncodings,
  type TextEncoding,
} from './find-encodings.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** What a file holds; where its bytes do not tell the encoding, how it reads in each. */
export type ReadList = { table: ImportTable } | { previews: EncodingPreview[] } | TableProblem;

const archiveMark = [0x50, 0x4b, 3, 4];

/** Reads a list as a workbook where it is one, else as text. @param chosen by a person who has seen the previews */
export async function readList(bytes: Uint8Array<ArrayBuffer>, chosen?: TextEncoding): Promise<ReadList> {
  if (archiveMark.every((byte, at) => bytes[at] === byte)) return asTable(await readXlsx(bytes));
  const encoding = chosen ?? certainEncoding(bytes);
  if (!encoding) return { previews: previewEncodings(bytes) };
  return asTable(readCsvTable(new TextDecoder(encoding).decode(bytes)));
}

const asTable = (read: ImportTable | TableProblem): ReadList => ('problem' in read ? read : { table: read });
