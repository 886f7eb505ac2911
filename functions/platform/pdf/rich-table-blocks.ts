import { documentText } from '../../../shared/core/rich-document/document-text.ts';
import { listLabel } from '../../../shared/core/rich-document/list-label.ts';
import type {
  CellNode,
  ListNode,
  ParagraphNode,
  TableNode,
} from '../../../shared/core/rich-document/schema.ts';
import type { Block, Span, Table } from './document.ts';
import { spansOf } from './rich-spans.ts';

/** A wider table is split, and each part repeats the first column. */
const maxColumns = 8;
const size = 9.5;
const smallSize = 8.5;
const manyColumns = 6;
const shares = { min: 3, max: 24 };
const isNumber = (text: string) => /^[−+-]?\d[\d.,/:]*\s?\S{0,4}$/u.test(text);

/** Converts a table of the text editor to one printed table or, if the table is too wide, to several. */
export function tableBlocks(table: TableNode): Block[] {
  const count = table.content[0]?.content.length ?? 0;
  return bands(count).flatMap((columns, index) => [
    ...(index > 0 ? [{ kind: 'space', height: 6 } as const] : []),
    bandTable(table, columns),
  ]);
}

function bands(count: number): number[][] {
  const all = Array.from({ length: count }, (_, index) => index);
  if (count <= maxColumns) return [all];
  const others = all.slice(1);
  const each = maxColumns - 1;
  return Array.from({ length: Math.ceil(others.length / each) }, (_, index) => [
    0,
    ...others.slice(index * each, (index + 1) * each),
  ]);
}

function bandTable({ content }: TableNode, columns: number[]): Table {
  const rows = content.map(row => columns.flatMap(column => row.content[column] ?? []));
  const [first = []] = rows;
  const isHead = first.every(({ type }) => type === 'tableHeader');
  const body = isHead ? rows.slice(1) : rows;
  const hasRowHeads = body.length > 0 && body.every(([cell]) => cell?.type === 'tableHeader');
  return {
    kind: 'table',
    size: columns.length >= manyColumns ? smallSize : size,
    columns: columns.map((_, index) => {
      const texts = body.flatMap(row => (row[index] ? [documentText(row[index])] : [])).filter(Boolean);
      const longest = Math.max(0, ...rows.map(row => (row[index] ? widthOf(documentText(row[index])) : 0)));
      return {
        share: Math.min(Math.max(longest, shares.min), shares.max),
        ...(index > 0 && texts.length > 0 && texts.every(isNumber) && { align: 'end' as const }),
      };
    }),
    header: isHead ? first.map(cell => cellSpans(cell)) : [],
    rows: body.map(row =>
      row.map((cell, index) => cellSpans(cell, cell.type === 'tableHeader' || (hasRowHeads && index === 0))),
    ),
    ...(hasRowHeads && { hasRowHeads }),
  };
}

/** Approximate width of a text in em. Han characters are twice as wide as others. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (/\p{Script=Han}/u.test(char) ? 2 : 1), 0);

const indent = '\u00A0\u00A0\u00A0';

function cellSpans({ content }: CellNode, isBold = false): Span[] {
  const lines = content.flatMap(node =>
    node.type === 'paragraph' ? [spansOf(node.content)] : listLines(node, 0),
  );
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{ text: '\n' }] : []),
    // Links in cells are printed as plain text, because rows may be repeated on the next page.
    ...line.map(({ href: _, ...span }) => ({ ...span, ...(isBold && { bold: true }) })),
  ]);
}

function listLines(list: ListNode, depth: number): Span[][] {
  return list.content.flatMap(({ content }, index) => {
    const label = { text: `${indent.repeat(depth)}${listLabel(list, depth, index)}\u00A0` };
    const [first, ...others] = content.flatMap((part: ParagraphNode | ListNode) =>
      part.type === 'paragraph' ? [spansOf(part.content)] : listLines(part, depth + 1),
    );
    return content[0]?.type === 'paragraph'
      ? [[label, ...(first ?? [])], ...others]
      : [[label], ...(first ? [first] : []), ...others];
  });
}
