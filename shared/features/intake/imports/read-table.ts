import { findDelimiter, parseCsv } from '../../../core/parse-csv.ts';
import { countKnown } from './guess-fields.ts';
import { maxImportRows } from './schema.ts';

/** Largest file in bytes, and most columns and characters per cell. */
export const maxFileBytes = 10 * 1024 * 1024;
export const maxColumns = 200;
export const maxCellLength = 10_000;
/** Rows that are searched for the headings. */
const headingRows = 10;

/** The rows of a file below its headings; headings are unique. */
export interface ImportTable {
  headings: string[];
  rows: { line: number; cells: string[] }[];
}

export type TableProblem =
  | { problem: 'empty' | 'noHeadings' | 'tooManyRows' | 'notXlsx' | 'tooBigUnpacked' }
  | { problem: 'openQuote' | 'tooLarge'; line: number };

export const mostRowsRead = maxImportRows + headingRows + 1;

/** Reads a list of children: CSV with commas, semicolons, tabs or bars. */
export function readCsvTable(text: string): ImportTable | TableProblem {
  const { rows, lines, unclosedAt, tooLargeAt } = parseCsv(text, findDelimiter(text), {
    maxRows: mostRowsRead,
    maxColumns,
    maxCellLength,
  });
  if (unclosedAt !== null) return { problem: 'openQuote', line: unclosedAt };
  if (tooLargeAt !== null) return { problem: 'tooLarge', line: tooLargeAt };
  return tableOf(rows, lines);
}

/** Builds the table from rows of cells. @param lines on which each row begins */
export function tableOf(rows: string[][], lines: readonly number[]): ImportTable | TableProblem {
  if (rows.length === 0) return { problem: 'empty' };
  const at = findHeadings(rows);
  if (at === undefined) return { problem: 'noHeadings' };
  const below = rows.slice(at + 1);
  if (below.length === 0) return { problem: 'empty' };
  if (below.length > maxImportRows) return { problem: 'tooManyRows' };
  return {
    headings: distinct(rows[at] ?? []),
    rows: below.map((cells, index) => ({ line: lines[at + 1 + index] ?? 0, cells })),
  };
}

/** The row with the most known headings; if there are none, the first row with two cells and no digits. */
function findHeadings(rows: string[][]): number | undefined {
  const first = rows.slice(0, headingRows);
  const counts = first.map(countKnown);
  const most = Math.max(...counts);
  if (most > 0) return counts.indexOf(most);
  const words = first.findIndex(
    row => row.filter(cell => cell.trim() !== '').length > 1 && !row.some(cell => /\d/.test(cell)),
  );
  return words < 0 ? undefined : words;
}

/** `Name`, `Name (2)`; a blank heading stays blank, and its column is ignored. */
function distinct(headings: string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map(heading => {
    const name = heading
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 200);
    if (name === '') return '';
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
