/** First characters that a spreadsheet reads as a formula, also full-width, small, or after what is not seen. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−|%]|^[\t\r\n]/u;

/**
 * Rows as CSV for spreadsheets: UTF-8 with BOM, CRLF, every cell quoted. A cell that would run as a formula
 * is prefixed with an apostrophe, which makes it text. Numbers stay numbers.
 */
export function toCsv(rows: (string | number | null)[][]): string {
  return `\uFEFF${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return `"${value}"`;
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
