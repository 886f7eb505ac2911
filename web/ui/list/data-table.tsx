import { memo, type ReactNode } from 'react';
import { unbroken } from '../text/unbroken.tsx';
import styles from './data-list.module.css';
import { DataTableHead } from './data-table-head.tsx';
import type { RowProps, ShownRows } from './list-config.ts';
import { RowHeading } from './row-heading.tsx';
import { SelectAll, SelectRow } from './select-rows.tsx';
import { useRowProps } from './use-row-props.ts';

export function DataTable<Row>({ rows, shown, ...look }: ShownRows<Row>) {
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
