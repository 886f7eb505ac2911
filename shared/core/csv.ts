import { guardFormulas } from './formula-guard.ts';

/**
 * Formats rows as CSV for spreadsheets: UTF-8 with BOM, CRLF, every cell quoted. An apostrophe is put before
 * text that a spreadsheet would run as a formula: at the beginning of a cell, and after characters that
 * separate cells in spreadsheets of other regions. Numbers stay numbers.
 */
export function toCsv(rows: (string | number | null)[][]): string {
  return `\uFEFF${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return `"${value}"`;
  return `"${guardFormulas(value ?? '').replaceAll('"', '""')}"`;
}
