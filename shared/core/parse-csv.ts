/** Characters that separate the cells of a row, most likely first. */
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export interface ParsedCsv {
  rows: string[][];
  /** The line on which each row starts. */
  lines: number[];
  /** The line with a quote that is never closed; parsing stops before it. */
  unclosedAt: number | null;
  /** The line of the first row that is larger than allowed; parsing stops before it. */
  tooLargeAt: number | null;
}

/** Size limits of a CSV file; parsing stops at the first row that exceeds a limit. */
export interface CsvLimits {
  maxRows?: number;
  maxColumns?: number;
  /** Longest allowed cell, in UTF-16 units. */
  maxCellLength?: number;
}

const unlimited: Required<CsvLimits> = {
  maxRows: Number.POSITIVE_INFINITY,
  maxColumns: Number.POSITIVE_INFINITY,
  maxCellLength: Number.POSITIVE_INFINITY,
};

/** Optional first line by which Excel states the delimiter: `sep=;` */
const announced = /^sep=([,;\t|])\r?\n/i;
/** Number of rows that are read to detect the delimiter. */
const sampleRows = 30;
/** Number of characters that are read to detect the delimiter. */
const sampleLength = 100_000;

/**
 * Parses CSV with quoted cells, `""` for a quote inside a quoted cell, and any line ends. Blank rows are left
 * out. A quote inside an unquoted cell is an ordinary character.
 */
export function parseCsv(text: string, delimiter: Delimiter, limits: CsvLimits = {}): ParsedCsv {
  const { maxRows, maxColumns, maxCellLength } = { ...unlimited, ...limits };
  const rows: string[][] = [];
  const lines: number[] = [];
  const first = announced.exec(text);
  let at = first ? first[0].length : 0;
  let line = first ? 2 : 1;
  while (at < text.length && rows.length < maxRows) {
    const start = line;
    const cells: string[] = [];
    let isRowOpen = true;
    while (isRowOpen) {
      const cell = text[at] === '"' ? quotedCell(text, at + 1) : { value: '', next: at };
      if (!cell) return { rows, lines, unclosedAt: line, tooLargeAt: null };
      const end = endOfCell(text, cell.next, delimiter);
      if (cells.length === maxColumns || end - at > maxCellLength)
        return { rows, lines, unclosedAt: null, tooLargeAt: line };
      line += linesIn(cell.value);
      cells.push(cell.value + text.slice(cell.next, end));
      isRowOpen = text[end] === delimiter;
      at = afterCell(text, end);
    }
    line++;
    if (cells.some(value => value.trim() !== '')) {
      rows.push(cells);
      lines.push(start);
    }
  }
  return { rows, lines, unclosedAt: null, tooLargeAt: null };
}

/** The delimiter that splits most of the first rows into the same number of cells. */
export function findDelimiter(text: string): Delimiter {
  const named = announced.exec(text)?.[1];
  if (named) return named as Delimiter;
  const scores = delimiters.map(delimiter => {
    const { rows } = parseCsv(text.slice(0, sampleLength), delimiter, { maxRows: sampleRows });
    return { delimiter, score: regularity(rows.map(row => row.length)) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/**
 * How regular a table is: the share of rows with the most frequent number of cells, slightly higher for more
 * cells, 0 for one cell.
 */
function regularity(widths: number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const scores = [...counts].map(([width, count]) =>
    width > 1 ? count / widths.length + Math.min(width, 100) / 1_000 : 0,
  );
  return Math.max(0, ...scores);
}

/** Reads a quoted cell; undefined if it is never closed. @param from position after the opening quote */
function quotedCell(text: string, from: number): { value: string; next: number } | undefined {
  let quote = text.indexOf('"', from);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote < 0) return undefined;
  return { value: text.slice(from, quote).replaceAll('""', '"'), next: quote + 1 };
}

function linesIn(value: string): number {
  let count = 0;
  for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) count++;
  return count;
}

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

/** Position after the delimiter or line end (one or two characters) that ends a cell. */
const afterCell = (text: string, at: number) => at + (text.startsWith('\r\n', at) ? 2 : 1);
