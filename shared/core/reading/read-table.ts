import { findDelimiter, parseCsv } from '../parse-csv.ts';

export const maxCellLength = 10_000;

export interface TableKind {
  maxRows: number;
  maxColumns: number;
  /** Number of rows at the beginning of a file that are searched for the headings. */
  headingRows: number;
  /** Returns the number of known headings in a row; 0 if the row cannot be the heading row. */
  countKnown: (row: readonly string[]) => number;
  leastKnown: number;
  /** Whether a text that is not a known heading may be a heading. */
  isHeading: (cell: string) => boolean;
  /** The group of columns (such as an eye) named by a cell in the row above the headings. */
  groupOf?: (cell: string) => string | undefined;
  /** Whether a table without headings is accepted; the columns are then named `#1`, `#2`. */
  needsNoHeadings?: boolean;
}

/** The headings of a file, made unique, and the rows below them. */
export interface ImportTable {
  headings: string[];
  /** `file` is the name of the file that contains the row, set if several files are read. */
  rows: { line: number; cells: string[]; file?: string }[];
  /** Whether the columns are numbered, because the file has no headings. */
  isNumbered?: boolean;
}

export type TableProblem =
  | { problem: 'empty' | 'noHeadings' | 'tooManyRows' | 'notXlsx' | 'tooBigUnpacked' }
  | { problem: 'openQuote' | 'tooLarge'; line: number };

export const tableLimits = ({ maxRows, maxColumns, headingRows }: TableKind) => ({
  maxRows: maxRows + headingRows + 1,
  maxColumns,
  maxCellLength,
});

/** Reads CSV with commas, semicolons, tabs or bars. */
export function readCsvTable(text: string, kind: TableKind): ImportTable | TableProblem {
  const { rows, lines, unclosedAt, tooLargeAt } = parseCsv(text, findDelimiter(text), tableLimits(kind));
  if (unclosedAt !== null) return { problem: 'openQuote', line: unclosedAt };
  if (tooLargeAt !== null) return { problem: 'tooLarge', line: tooLargeAt };
  return tableOf(rows, lines, kind);
}

/** Builds the table from rows of cells. @param lines the line number at which each row begins */
export function tableOf(
  rows: string[][],
  lines: readonly number[],
  kind: TableKind,
): ImportTable | TableProblem {
  const at = findHeadings(rows, kind);
  if (rows.length === 0 || at === rows.length - 1) return { problem: 'empty' };
  if (at === undefined) return kind.needsNoHeadings ? numbered(rows, lines, kind) : { problem: 'noHeadings' };
  const below = rows.slice(at + 1);
  if (below.length > kind.maxRows) return { problem: 'tooManyRows' };
  return {
    headings: distinct(withGroups(rows[at] ?? [], rows[at - 1] ?? [], kind)),
    rows: below.map((cells, index) => ({ line: lines[at + 1 + index] ?? 0, cells })),
  };
}

/**
 * Combines headings with the groups in the row above, such as the two eyes. A merged cell has text in its
 * first column only, so the last group is assumed to be as wide as the group before it. A heading is combined
 * with its group only if it repeats under several groups.
 */
function withGroups(headings: string[], above: string[], { groupOf }: TableKind): string[] {
  const groups = groupOf ? groupsIn(above, groupOf) : [];
  const below = new Map<string, Set<string>>();
  for (const [at, group] of groups.entries())
    if (group) below.set(bare(headings[at]), (below.get(bare(headings[at])) ?? new Set()).add(group));
  return headings.map((heading, at) => {
    const belongs = bare(heading) !== '' && (below.get(bare(heading))?.size ?? 0) > 1;
    return groups[at] && belongs ? `${groups[at]} ${heading}` : heading;
  });
}

function groupsIn(above: string[], groupOf: (cell: string) => string | undefined): string[] {
  const starts = above.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  const groups: string[] = [];
  let width = 0;
  for (const [index, start] of starts.entries()) {
    const group = groupOf((above[start] ?? '').trim());
    const end = starts[index + 1] ?? start + width;
    if (group)
      groups.push(
        ...Array<string>(start - groups.length).fill(''),
        ...Array<string>(end - start).fill(group),
      );
    width = group ? end - start : 0;
  }
  return groups;
}

const bare = (heading = '') => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

function numbered(
  rows: string[][],
  lines: readonly number[],
  { maxRows }: TableKind,
): ImportTable | TableProblem {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width < 2) return { problem: 'noHeadings' };
  if (rows.length > maxRows) return { problem: 'tooManyRows' };
  return {
    headings: Array.from({ length: width }, (_, at) => `#${at + 1}`),
    rows: rows.map((cells, at) => ({ line: lines[at] ?? 0, cells })),
    isNumbered: true,
  };
}

/** The row with the most known headings; if no row has any, the first row with two cells and only words. */
function findHeadings(
  rows: string[][],
  { headingRows, countKnown, leastKnown, isHeading }: TableKind,
): number | undefined {
  const first = rows.slice(0, headingRows);
  const counts = first.map(countKnown);
  const most = Math.max(0, ...counts);
  if (most >= leastKnown) return counts.indexOf(most);
  const words = first.findIndex(
    row => row.filter(cell => cell.trim() !== '').length > 1 && row.every(isHeading),
  );
  return words < 0 ? undefined : words;
}

/** A heading in normalised form, with full-width letters converted. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Numbers repeated headings: `Name`, `Name (2)`. A blank heading stays blank, and its column is ignored. */
function distinct(headings: string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map(plainHeading).map(name => {
    if (name === '') return '';
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
