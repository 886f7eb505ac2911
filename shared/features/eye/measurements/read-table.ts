import { findDelimiter, parseCsv } from '../../../core/parse-csv.ts';
import { guessField } from './guess-columns.ts';
import { isHeading } from './is-heading.ts';

/** Largest file in bytes, and most rows and columns of it. */
export const maxImportBytes = 10 * 1024 * 1024;
export const maxImportRows = 20_000;
export const maxImportColumns = 300;

/** The rows of a file below its headings; headings are unique. */
export interface ImportTable {
  headings: string[];
  rows: { line: number; cells: string[] }[];
}

export type TableProblem =
  | { problem: 'empty' | 'noHeadings' | 'tooManyRows' | 'tooManyColumns' }
  | { problem: 'openQuote'; line: number };

/** Rows that are searched for the headings: some devices write their name and the date above them. */
const headingRows = 15;

/** Reads an exported table: CSV with commas, semicolons, tabs or bars. */
export function readTable(text: string): ImportTable | TableProblem {
  const { rows, lines, unclosedAt } = parseCsv(text, findDelimiter(text), {
    maxRows: maxImportRows + headingRows + 1,
  });
  if (unclosedAt !== null) return { problem: 'openQuote', line: unclosedAt };
  const at = findHeadings(rows);
  if (rows.length === 0 || (at !== undefined && at === rows.length - 1)) return { problem: 'empty' };
  if (at === undefined) return { problem: 'noHeadings' };
  if (rows.length - at - 1 > maxImportRows) return { problem: 'tooManyRows' };
  const headings = rows[at] ?? [];
  if (headings.length > maxImportColumns) return { problem: 'tooManyColumns' };
  return {
    headings: distinct(headings),
    rows: rows.slice(at + 1).map((cells, index) => ({ line: lines[at + 1 + index] ?? 0, cells })),
  };
}

/** The row with the most known headings; if there are none, the first row that contains only words. */
function findHeadings(rows: string[][]): number | undefined {
  const first = rows.slice(0, headingRows).map(row => row.slice(0, maxImportColumns + 1));
  const known = first.map(row => (row.every(isHeading) ? row.filter(cell => guessField(cell)).length : 0));
  const most = Math.max(0, ...known);
  if (most > 1) return known.indexOf(most);
  const words = first.findIndex(
    row => row.filter(cell => cell.trim() !== '').length > 1 && row.every(isHeading),
  );
  return words < 0 ? undefined : words;
}

/** `AL`, `AL (2)`; a blank heading stays blank, and its column is ignored. */
function distinct(headings: string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map(heading => {
    const name = heading.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
    if (name === '') return '';
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
