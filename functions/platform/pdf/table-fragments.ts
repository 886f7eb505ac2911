import type { Cell, Color, Table } from './document.ts';
import type { Fonts } from './fonts.ts';
import { addTag, type Fragment, type Mark, type Tag, translated } from './marks.ts';
import { setText, type TextLine } from './set-text.ts';

const headLine: Color = '#1c1b1a';
const rowLine: Color = '#dcd8d0';
const padding = 3.2;
const columnGap = 8;
/** Maximum lines of a row that is never split across pages. */
const linesTogether = 12;
/** Maximum lines of a short row. A page break never separates a short row from all other rows. */
const shortLines = 4;

interface Rule {
  color: Color;
  width: number;
}

interface Column {
  x: number;
  width: number;
}

/**
 * The header stays with the first row and is repeated on new pages. The first two and the last two rows stay
 * together if they are short.
 */
export function tableFragments(table: Table, width: number, fonts: Fonts, parent: Tag): Fragment[] {
  const tag = addTag(parent, 'Table');
  const columns = placeColumns(table, width);
  const setRow = (cells: Cell[], isHead: boolean): TextLine[][] => {
    const row = addTag(tag, 'TR');
    return columns.map((column, index) => {
      const { align = 'start', color } = table.columns[index] ?? {};
      const scope = isHead ? 'Column' : index === 0 && table.hasRowHeads ? 'Row' : undefined;
      const cell = scope ? addTag(row, 'TH', { scope }) : addTag(row, 'TD');
      const look = { width: column.width, align, ...(table.size && { size: table.size }) };
      return setText(
        cells[index] ?? '',
        isHead ? { ...look, bold: true, ...(color && { color }) } : look,
        fonts,
        cell,
      );
    });
  };
  const headLines = table.header.length > 0 ? setRow(table.header, true) : [];
  const isShort = headLines.every(({ length }) => length <= linesTogether);
  const headRule = { color: headLine, width: 0.8 };
  const head: Fragment | undefined =
    headLines.length > 0 && isShort
      ? { ...rowFragment(headLines, columns, headRule, width), keepsNext: true }
      : undefined;
  const repeated = head && { repeatedHeader: head };
  const lineByLine = (cells: TextLine[][], rule: Rule): Fragment[] => {
    const lines = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: lines }, (_, line) => {
      const part = cells.map(cell => cell.slice(line, line + 1));
      return { ...rowFragment(part, columns, line === lines - 1 ? rule : null, width), ...repeated };
    });
  };
  const rows = table.rows.flatMap((cells, index) => {
    const set = setRow(cells, false);
    const next = table.ruled?.find(({ row }) => row === index + 1);
    const rule = next ? { color: next.color, width: 1.2 } : { color: rowLine, width: 0.5 };
    const lines = Math.max(...set.map(({ length }) => length));
    if (lines > linesTogether) return lineByLine(set, rule);
    const last = table.rows.length - 1;
    const keepsNext = lines <= shortLines && index < last && (index === 0 || index === last - 1);
    return [{ ...rowFragment(set, columns, rule, width), ...repeated, ...(keepsNext && { keepsNext }) }];
  });
  return [...(head ? [head] : lineByLine(headLines, headRule)), ...rows];
}

function placeColumns(table: Table, width: number): Column[] {
  const shares = table.columns.reduce((sum, { share }) => sum + share, 0);
  const room = width - columnGap * (table.columns.length - 1);
  let x = 0;
  return table.columns.map(({ share }) => {
    const column = { x, width: (room * share) / shares };
    x += column.width + columnGap;
    return column;
  });
}

function rowFragment(cells: TextLine[][], columns: Column[], rule: Rule | null, width: number): Fragment {
  const marks: Mark[] = [];
  let tallest = 0;
  cells.forEach((lines, index) => {
    let y = padding;
    for (const { height, marks: set } of lines) {
      marks.push(...translated(set, columns[index]?.x ?? 0, y));
      y += height;
    }
    tallest = Math.max(tallest, y);
  });
  const height = tallest + (rule ? padding : -padding);
  if (rule) {
    const { color: stroke, width: weight } = rule;
    marks.push({ kind: 'path', x: 0, y: height, d: `M0 0H${width}`, stroke, width: weight, tag: null });
  }
  return { height, marks };
}
