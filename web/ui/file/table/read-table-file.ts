import { decodeBytes, type TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { type FileFormat, formatOf } from '../../../../shared/core/reading/file-format.ts';
import { certainEncoding, likelyEncoding } from '../../../../shared/core/reading/find-encoding.ts';
import {
  type ImportTable,
  maxCellLength,
  readCsvTable,
  type TableKind,
  type TableProblem,
  tableLimits,
  tableOf,
} from '../../../../shared/core/reading/read-table.ts';
import { readWebPage } from '../read-web-page.ts';
import type { SheetRows } from '../xlsx/read-sheet.ts';
import { openWorkbook, type SheetName, type Workbook } from '../xlsx/read-xlsx.ts';
import { type EncodingPreview, previewEncodings } from './preview-encodings.ts';

/** The user's choices about how a file is read. */
export interface TableChoice {
  encoding?: TextEncoding | undefined;
  /** Index of the sheet to read in its workbook. */
  sheet?: number | undefined;
  withHidden?: boolean | undefined;
  withHiddenColumns?: boolean | undefined;
}

/** What the user should know about a file, besides its table. */
export interface TableNotes {
  /** All sheets of the workbook. */
  sheets: SheetName[];
  /** Index of the sheet that is read. */
  sheet: number;
  hiddenRows: number;
  isHiddenRead: boolean;
  hiddenColumns: string[];
  areHiddenColumnsRead: boolean;
  /** Addresses of cells that have an error, or a formula without a result. */
  withoutValue: string[];
  /** Number of merged cells that got the text of the first cell. */
  merged: number;
  /** Whether the file is a web page with the extension of another format. */
  isWebPage: boolean;
  /** Encoding with which the text was decoded; null for a workbook. */
  encoding: TextEncoding | null;
}

/** Type of a file that is neither text nor a readable workbook. */
export type OtherFormat = Exclude<FileFormat, 'archive' | 'text'>;
export type ReadTable = { table: ImportTable; notes: TableNotes };
export type ReadTableFile =
  | ReadTable
  | { previews: EncodingPreview[] }
  | TableProblem
  | { problem: OtherFormat };

/** A sheet with this many known headings is read at once; later sheets are not tried. */
const sureHeadings = 2;
export const noNotes: TableNotes = {
  ...{ sheets: [], sheet: 0, hiddenRows: 0, isHiddenRead: false },
  ...{ hiddenColumns: [], areHiddenColumnsRead: false },
  ...{ withoutValue: [], merged: 0, isWebPage: false, encoding: null },
};

/** Reads a file as a workbook, as the table of a web page, or otherwise as text. */
export async function readTableFile(
  bytes: Uint8Array<ArrayBuffer>,
  kind: TableKind,
  choice: TableChoice = {},
): Promise<ReadTableFile> {
  const format = formatOf(bytes);
  if (format === 'archive') return readWorkbook(bytes, kind, choice);
  if (format === 'webPage') return readPage(bytes, kind, choice);
  if (format !== 'text') return { problem: format };
  const encoding = choice.encoding ?? certainEncoding(bytes);
  if (!encoding) return { previews: previewEncodings(bytes, kind) };
  return withNotes(readCsvTable(decodeBytes(bytes, encoding), kind), { ...noNotes, encoding });
}

const withNotes = (table: ImportTable | TableProblem, notes: TableNotes): ReadTable | TableProblem =>
  'problem' in table ? table : { table, notes };

/** Reads the table of a web page, in the encoding that the page declares or else the most likely one. */
function readPage(
  bytes: Uint8Array,
  kind: TableKind,
  choice: TableChoice,
): ReadTable | TableProblem | { problem: OtherFormat } {
  const encoding = choice.encoding ?? namedEncoding(bytes) ?? likelyEncoding(bytes);
  const rows = readWebPage(decodeBytes(bytes, encoding));
  if (rows.length === 0) return { problem: 'webPage' };
  const wide = rows.findIndex(
    row => row.length > kind.maxColumns || row.some(cell => cell.length > maxCellLength),
  );
  if (wide >= 0) return { problem: 'tooLarge', line: wide + 1 };
  const lines = rows.map((_, at) => at + 1);
  return withNotes(tableOf(rows, lines, kind), { ...noNotes, isWebPage: true, encoding });
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
  kind: TableKind,
  choice: TableChoice,
): Promise<ReadTable | TableProblem> {
  const workbook = await openWorkbook(bytes, tableLimits(kind));
  const knownIn = ({ table }: ReadTable): number => (table.isNumbered ? -1 : kind.countKnown(table.headings));
  if ('problem' in workbook) return workbook;
  if (choice.sheet !== undefined) return readOneSheet(workbook, choice.sheet, kind, choice);
  let best: ReadTable | undefined;
  let problem: TableProblem | undefined;
  for (const at of sheetsToTry(workbook)) {
    const read = await readOneSheet(workbook, at, kind, choice);
    if ('problem' in read) problem ??= read;
    else if (!best || knownIn(read) > knownIn(best)) best = read;
    if (best && knownIn(best) >= sureHeadings) return best;
  }
  return best ?? problem ?? { problem: 'notXlsx' };
}

/** Indexes of the visible sheets, or of all sheets if all are hidden. */
function sheetsToTry({ sheets }: Workbook): number[] {
  const visible = sheets.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]));
  return visible.length > 0 ? visible : sheets.map((_, at) => at);
}

async function readOneSheet(
  workbook: Workbook,
  at: number,
  kind: TableKind,
  { withHidden = false, withHiddenColumns = false }: TableChoice,
): Promise<ReadTable | TableProblem> {
  const read = await workbook.readSheet(at);
  if ('problem' in read) return read;
  const isAll = { rows: true, columns: true };
  const all = tableIn(read, kind, isAll);
  /** Hidden parts to read: the chosen ones, or more if the sheet has no readable table without them. */
  const shown =
    [
      { rows: withHidden, columns: withHiddenColumns },
      { rows: true, columns: withHiddenColumns },
      isAll,
    ].find(parts => 'headings' in tableIn(read, kind, parts)) ?? isAll;
  const table = tableIn(read, kind, shown);
  if ('problem' in table) return table;
  const hidden = new Set(read.hidden);
  return {
    table,
    notes: {
      ...noNotes,
      sheets: workbook.sheets,
      sheet: at,
      hiddenRows: 'problem' in all ? 0 : all.rows.filter(({ line }) => hidden.has(line)).length,
      isHiddenRead: shown.rows,
      hiddenColumns:
        'problem' in all ? [] : read.hiddenColumns.map(column => all.headings[column] ?? '').filter(Boolean),
      areHiddenColumnsRead: shown.columns,
      withoutValue: read.withoutValue,
      merged: read.merged,
    },
  };
}

interface HiddenParts {
  rows: boolean;
  columns: boolean;
}

function tableIn(
  { rows, lines, hidden, hiddenColumns }: SheetRows,
  kind: TableKind,
  read: HiddenParts,
): ImportTable | TableProblem {
  const leftRows = new Set(read.rows ? [] : hidden);
  const leftColumns = new Set(read.columns ? [] : hiddenColumns);
  const shown = lines.flatMap((line, at) => (leftRows.has(line) ? [] : [at]));
  const cellsOf = (row: string[]) =>
    leftColumns.size === 0 ? row : row.map((cell, at) => (leftColumns.has(at) ? '' : cell));
  return tableOf(
    shown.map(at => cellsOf(rows[at] ?? [])),
    shown.map(at => lines[at] ?? 0),
    kind,
  );
}
