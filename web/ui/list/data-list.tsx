import { memo, type ReactNode, useDeferredValue } from 'react';
import { unbroken } from '../text/unbroken.tsx';
import { useIsTooNarrowFor } from '../theme/use-breakpoint.ts';
import { DataCards } from './data-cards.tsx';
import styles from './data-list.module.css';
import { DataTableHead } from './data-table-head.tsx';
import type { DataListProps, RowProps, ShownRows } from './list-config.ts';
import { RowHeading } from './row-heading.tsx';
import { SelectAll, SelectRow } from './select-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useRowProps } from './use-row-props.ts';

export function DataList<Row>({ firstShown, ...props }: DataListProps<Row>) {
  const { rows, selection, actions } = props;
  const shown = useDeferredValue(rows, rows.slice(0, firstShown));
  const isNarrow = useIsTooNarrowFor(actions ? 'actionTable' : 'table');
  return (
    <>
      {selection && selection.selected.size > 0 && (
        <SelectionBar
          count={selection.selected.size}
          actions={selection.actions}
          onClear={() => selection.onChange(new Set())}
        />
      )}
      {isNarrow ? <DataCards {...props} shown={shown} /> : <DataTable {...props} shown={shown} />}
    </>
  );
}

function DataTable<Row>({ rows, shown, ...look }: ShownRows<Row>) {
  const { label, rowKey, selection } = look;
  const propsOf = useRowProps(look);
  return (
    <div className={styles.frame} data-selecting={(selection && selection.selected.size > 0) || undefined}>
      <table className={styles.table} aria-label={label}>
        <DataTableHead
          {...look}
          selectAll={selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
        />
        <tbody>
          {shown.map(row => (
            <TableRow key={rowKey(row)} {...propsOf(row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, id, columns, actions, menu, selectedName, isSelected, onToggle } = props;
  return (
    <tr className={styles.row} data-selected={isSelected || undefined}>
      {selectedName !== undefined && (
        <td className={styles.select}>
          <SelectRow name={selectedName} isSelected={isSelected} onToggle={() => onToggle(id)} />
        </td>
      )}
      <th scope="row">
        <RowHeading {...props} />
      </th>
      {columns.map(({ key, cell }) => (
        <td key={key}>{unbroken(cell(row))}</td>
      ))}
      {actions && <td className={styles.actions}>{actions(row)}</td>}
      {menu && <td className={styles.menu}>{menu(row)}</td>}
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;
