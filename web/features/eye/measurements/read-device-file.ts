import { decodeBytes, type TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { formatOf } from '../../../../shared/core/reading/file-format.ts';
import { likelyEncoding } from '../../../../shared/core/reading/find-encoding.ts';
import { measurementTable } from '../../../../shared/features/eye/measurements/measurement-table.ts';
import {
  noNotes,
  type ReadTableFile,
  readTableFile,
  type TableChoice,
} from '../../../ui/file/table/read-table-file.ts';
import { readJoia } from './read-joia.ts';

/** Reads the table of a device's file: JOIA (XML), a workbook, or text in its likely encoding. */
export async function readDeviceFile(
  bytes: Uint8Array<ArrayBuffer>,
  choice: TableChoice = {},
): Promise<ReadTableFile | { problem: 'notJoia' }> {
  const format = formatOf(bytes);
  if (format === 'archive' || format === 'webPage') return readTableFile(bytes, measurementTable, choice);
  const encoding = choice.encoding ?? (format === 'xmlFile' ? xmlEncoding(bytes) : likelyEncoding(bytes));
  const table =
    format === 'xmlFile' || format === 'text' ? readJoia(decodeBytes(bytes, encoding)) : undefined;
  if (table) return { table, notes: { ...noNotes, encoding } };
  if (format === 'xmlFile') return { problem: 'notJoia' };
  return readTableFile(bytes, measurementTable, { ...choice, encoding });
}

/** The encoding that an XML file declares, unless its bytes prove another encoding. */
function xmlEncoding(bytes: Uint8Array): TextEncoding {
  const declared = /encoding=["'](shift_jis|shift-jis|sjis|windows-31j)["']/i.test(
    decodeBytes(bytes.subarray(0, 200), 'windows-1252'),
  );
  return declared ? 'shift_jis' : likelyEncoding(bytes);
}
