import { decodeXml } from './xlsx/read-xml.ts';

/** Matches the parts of a table, and tags that end a line; other tags are ignored. */
const tags = /<!--|<(\/?)(table|tr|td|th|br|p|div|li|style|script|title)\b[^<>]*>|<[^<>]*>/gi;
const hiddenParts = /^(?:style|script|title)$/;
const spaces = /(?:\s|\u00A0)+/g;

/**
 * Reads the rows of the largest table of a web page. Some programs save such a page under the name of a
 * workbook.
 */
export function readWebPage(html: string): string[][] {
  const tables: string[][][] = [];
  let cell: string[] | undefined;
  let from = 0;
  const endCell = () => {
    if (cell)
      tables
        .at(-1)
        ?.at(-1)
        ?.push(textOf(cell.join('')));
    cell = undefined;
  };
  tags.lastIndex = 0;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [whole, slash, part = ''] = found;
    const name = part.toLowerCase();
    cell?.push(html.slice(from, found.index));
    from = found.index + whole.length;
    if (whole === '<!--' || (hiddenParts.test(name) && slash === '')) {
      from = endOf(html, whole === '<!--' ? '-->' : `</${name}`, from);
      tags.lastIndex = from;
    } else if (name === 'td' || name === 'th') {
      endCell();
      if (slash === '') cell = [];
    } else if (name === 'tr' || name === 'table') {
      endCell();
      if (slash === '' && (name === 'table' || tables.length === 0)) tables.push([]);
      if (slash === '' && name === 'tr') tables.at(-1)?.push([]);
    } else if (name !== '') cell?.push(' ');
  }
  endCell();
  return tables.reduce((largest, table) => (table.length > largest.length ? table : largest), []);
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + (mark === '-->' ? mark.length : 0);
}

const textOf = (html: string): string =>
  decodeXml(html.replaceAll(/&nbsp;/gi, ' '))
    .replaceAll(spaces, ' ')
    .trim();
