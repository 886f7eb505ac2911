import type { Cell, Table } from './document.ts';

export const noValue = '–';

/** Removes table columns without values, but always keeps the first column. */
export function withFilledColumns(table: Table): Table {
  const isFilled = table.columns.map(
    (_, index) => index === 0 || table.rows.some(row => hasValue(row[index] ?? '')),
  );
  const filled = <Item>(items: readonly Item[]) => items.filter((_, index) => isFilled[index]);
  return {
    ...table,
    columns: filled(table.columns),
    header: filled(table.header),
    rows: table.rows.map(filled),
  };
}

function hasValue(cell: Cell): boolean {
  const text = typeof cell === 'string' ? cell : cell.map(span => span.text).join('');
  return !['', noValue].includes(text.trim());
}
