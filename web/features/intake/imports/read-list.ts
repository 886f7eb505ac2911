import { decodeBytes, type TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { type FileFormat, formatOf } from '../../../../shared/core/reading/file-format.ts';
import { certainEncoding, likelyEncoding } from '../../../../shared/core/reading/find-encoding.ts';
import { countKnown } from '../../../../shared/features/intake/imports/guess-fields.ts';
import {
  type ImportTable,
  maxCellLength,
  maxColumns,
  mostRowsRead,
  readCsvTable,
  type TableProblem,
  tableOf,
} from '../../../../shared/features/intake/imports/read-table.ts';
import { readWebPage } from '../../../ui/file/read-web-page.ts';
import type { SheetRows } from '../../../ui/file/xlsx/read-sheet.ts';
import { openWorkbook, type SheetName, type Workbook } from '../../../ui/file/xlsx/read-xlsx.ts';
import { type EncodingPreview, previewEncodings } from './preview-encodings.ts';

/** What somebody chose about a file. */
export interface ListChoice {
  encoding?: TextEncoding | undefined;
  /** Place of a sheet in its workbook. */
  sheet?: number | undefined;
  /** Whether rows that are hidden in the workbook are read too. */
  withHidden?: boolean | undefined;
}

/** What has to be said about a file beside its table. */
export interface ListNotes {
  /** All sheets of a workbook, and the one that is read. */
  sheets: SheetName[];
  sheet: number;
  hiddenRows: number;
  isHiddenRead: boolean;
  /** Addresses of cells with an error or a formula without a result. */
  withoutValue: string[];
  /** Cells that have the text of the one above, with which they are merged. */
  merged: number;
  /** Whether it is a web page under another name. */
  isWebPage: boolean;
}

/** What a file is, if it is neither text nor a workbook that can be read. */
export type OtherFormat = Exclude<FileFormat, 'archive' | 'text'>;
export type ReadTable = { table: ImportTable; notes: ListNotes };
export type ReadList = ReadTable | { previews: EncodingPreview[] } | TableProblem | { problem: OtherFormat };

const limits = { maxRows: mostRowsRead, maxColumns, maxCellLength };
/** Known headings from which a sheet is the list, whatever follows. */
const sureHeadings = 2;
const noNotes: ListNotes = {
  ...{ sheets: [], sheet: 0, hiddenRows: 0, isHiddenRead: false },
  ...{ withoutValue: [], merged: 0, isWebPage: false },
};

/** Reads a list as a workbook, as the table of a web page, or else as text. */
export async function readList(bytes: Uint8Array<ArrayBuffer>, choice: ListChoice = {}): Promise<ReadList> {
  const format = formatOf(bytes);
  if (format === 'archive') return readWorkbook(bytes, choice);
  if (format === 'webPage') return readPage(bytes, choice);
  if (format !== 'text') return { problem: format };
  const encoding = choice.encoding ?? certainEncoding(bytes);
  if (!encoding) return { previews: previewEncodings(bytes) };
  return withNotes(readCsvTable(decodeBytes(bytes, encoding)), noNotes);
}

const withNotes = (table: ImportTable | TableProblem, notes: ListNotes): ReadTable | TableProblem =>
  'problem' in table ? table : { table, notes };

/** A page names its own encoding, which is asked for only if it is not UTF-8. */
function readPage(
  bytes: Uint8Array,
  { encoding }: ListChoice,
): ReadTable | TableProblem | { problem: OtherFormat } {
  const rows = readWebPage(decodeBytes(bytes, encoding ?? namedEncoding(bytes) ?? likelyEncoding(bytes)));
  if (rows.length === 0) return { problem: 'webPage' };
  const wide = rows.findIndex(
    row => row.length > maxColumns || row.some(cell => cell.length > maxCellLength),
  );
  if (wide >= 0) return { problem: 'tooLarge', line: wide + 1 };
  const lines = rows.map((_, at) => at + 1);
  return withNotes(tableOf(rows, lines), { ...noNotes, isWebPage: true });
}

const charsets: Record<string, TextEncoding> = {
  ...{ gb2312: 'gb18030', gbk: 'gb18030', gb18030: 'gb18030', big5: 'big5' },
  ...{ shift_jis: 'shift_jis', 'windows-1252': 'windows-1252', 'iso-8859-1': 'windows-1252' },
};

function namedEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const head = decodeBytes(bytes.subarray(0, 4_096), 'windows-1252');
  const name = /charset\s*=\s*["']?([\w-]{1,20})/i.exec(head)?.[1] ?? '';
  return certainEncoding(bytes) ?? charsets[name.toLowerCase()];
}

async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  choice: ListChoice,
): Promise<ReadTable | TableProblem> {
  const workbook = await openWorkbook(bytes, limits);
  if ('problem' in workbook) return workbook;
  if (choice.sheet !== undefined) return readOneSheet(workbook, choice.sheet, choice);
  let best: ReadTable | undefined;
  let problem: TableProblem | undefined;
  for (const at of sheetsToTry(workbook)) {
    const read = await readOneSheet(workbook, at, choice);
    if ('problem' in read) problem ??= read;
    else if (!best || knownIn(read) > knownIn(best)) best = read;
    if (best && knownIn(best) >= sureHeadings) return best;
  }
  return best ?? problem ?? { problem: 'notXlsx' };
}

const knownIn = ({ table }: ReadTable): number => countKnown(table.headings);

/** The visible sheets; the hidden ones only if all are. */
function sheetsToTry({ sheets }: Workbook): number[] {
  const visible = sheets.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]));
  return visible.length > 0 ? visible : sheets.map((_, at) => at);
}

async function readOneSheet(
  workbook: Workbook,
  at: number,
  { withHidden = false }: ListChoice,
): Promise<ReadTable | TableProblem> {
  const read = await workbook.readSheet(at);
  if ('problem' in read) return read;
  const shown = tableIn(read, withHidden);
  const isAllHidden = 'problem' in shown && read.hidden.length > 0;
  const table = isAllHidden ? tableIn(read, true) : shown;
  if ('problem' in table) return table;
  const all = tableIn(read, true);
  const hidden = new Set(read.hidden);
  return {
    table,
    notes: {
      ...noNotes,
      sheets: workbook.sheets,
      sheet: at,
      hiddenRows: 'problem' in all ? 0 : all.rows.filter(({ line }) => hidden.has(line)).length,
      isHiddenRead: withHidden || isAllHidden,
      withoutValue: read.withoutValue,
      merged: read.merged,
    },
  };
}

function tableIn({ rows, lines, hidden }: SheetRows, withHidden: boolean): ImportTable | TableProblem {
  if (withHidden || hidden.length === 0) return tableOf(rows, lines);
  const left = new Set(hidden);
  const shown = lines.flatMap((line, at) => (left.has(line) ? [] : [at]));
  return tableOf(
    shown.map(at => rows[at] ?? []),
    shown.map(at => lines[at] ?? 0),
  );
}
