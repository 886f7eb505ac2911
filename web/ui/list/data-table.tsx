import styles from './data-list.module.css';
import { DataTableHead } from './data-table-head.tsx';
import type { DataListProps } from './list-config.ts';
import { RowHeading } from './row-heading.tsx';
import { SelectAll, SelectRow } from './select-rows.tsx';

export function DataTable<Row>({ rows, ...look }: DataListProps<Row>) {
  const { label, rowKey, columns, actions, menu, selection } = look;
  return (
    <div className={styles.frame} data-selecting={(selection && selection.selected.size > 0) || undefined}>
      <table className={styles.table} aria-label={label}>
        <DataTableHead
          {...look}
          selectAll={selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
        />
        <tbody>
          {rows.map(row => (
            <tr
              key={rowKey(row)}
              className={styles.row}
              data-selected={selection?.selected.has(rowKey(row)) || undefined}
            >
              {selection && (
                <td className={styles.select}>
                  <SelectRow row={row} rowKey={rowKey(row)} selection={selection} />
                </td>
              )}
              <th scope="row">
                <RowHeading row={row} look={look} />
              </th>
              {columns.map(({ key, cell }) => (
                <td key={key}>{cell(row)}</td>
              ))}
              {actions && <td className={styles.actions}>{actions(row)}</td>}
              {menu && <td className={styles.menu}>{menu(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
