import { Select } from '@mantine/core';
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsDialogOpen } from '../dialog/open-dialogs.ts';
import layout from '../layout/layout.module.css';
import { langOf } from '../text/lang-of.ts';
import { unbroken } from '../text/unbroken.tsx';
import { useIsTooNarrowFor } from '../theme/use-breakpoint.ts';
import styles from './data-list.module.css';
import { DataTableHead } from './data-table-head.tsx';
import type {
  Column,
  DataListProps,
  ListConfig,
  ListSelection,
  ListSort,
  RowProps,
  ShownRows,
} from './list-config.ts';
import { SelectAll, SelectRow, toggled } from './select-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';

export function DataList<Row>({ firstShown, ...props }: DataListProps<Row>) {
  const { rows, selection, actions } = props;
  const shown = useDeferredValue(rows, rows.slice(0, firstShown));
  const isNarrow = useKeptWhileOpen(useIsTooNarrowFor(actions ? 'actionTable' : 'table'));
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

/**
 * Keeps a layout while a dialog is open: another layout renders the rows anew, and a dialog of a row would
 * close with what was typed.
 */
function useKeptWhileOpen(isNarrow: boolean): boolean {
  const [kept, setKept] = useState(isNarrow);
  const isDialogOpen = useIsDialogOpen();
  if (kept !== isNarrow && !isDialogOpen) setKept(isNarrow);
  return isDialogOpen ? kept : isNarrow;
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

function DataCards<Row>({ rows, shown, ...look }: ShownRows<Row>) {
  const { label, rowKey, columns, selection, sort } = look;
  const propsOf = useRowProps(look);
  return (
    <>
      {(selection || sort) && (
        <div className={styles.cardsHead}>
          {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} isNamed />}
          {sort && <SortSelect columns={columns} sort={sort} />}
        </div>
      )}
      <ul className={styles.cards} aria-label={label}>
        {shown.map(row => (
          <Card key={rowKey(row)} {...propsOf(row)} />
        ))}
      </ul>
    </>
  );
}

const Card = memo(function Card<Row>(props: RowProps<Row>) {
  const { row, id, columns, actions, menu, selectedName, isSelected, onToggle } = props;
  return (
    <li className={styles.card} data-selected={isSelected || undefined}>
      <div className={styles.cardHead}>
        {selectedName !== undefined && (
          <div className={styles.select}>
            <SelectRow name={selectedName} isSelected={isSelected} onToggle={() => onToggle(id)} />
          </div>
        )}
        <RowHeading {...props} />
        {menu && <div className={styles.menu}>{menu(row)}</div>}
      </div>
      <dl className={styles.facts}>
        {columns
          .filter(({ isKnown }) => isKnown?.(row) ?? true)
          .map(({ key, title, cell }) => (
            <div key={key} className={styles.fact}>
              <dt>{title}</dt>
              <dd>{unbroken(cell(row))}</dd>
            </div>
          ))}
      </dl>
      {actions && <div className={styles.actions}>{actions(row)}</div>}
    </li>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

function SortSelect<Row>({ columns, sort }: { columns: Column<Row>[]; sort: ListSort }) {
  const { t } = useTranslation('ui');
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, title }) => [
      { value: key, label: t('list.ascending', { column: title }) },
      { value: `-${key}`, label: t('list.descending', { column: title }) },
    ]);
  return (
    <Select
      size="sm"
      className={styles.cardsSort}
      aria-label={t('list.sort')}
      data={options}
      value={`${sort.isDescending ? '-' : ''}${sort.by}`}
      onChange={chosen => chosen && sort.onChange(chosen.replace(/^-/, ''), chosen.startsWith('-'))}
    />
  );
}

/** Heading of a row in a list; its link covers the whole row. */
function RowHeading<Row>({ row, rowHref, heading, picture, detail, isOneLine }: RowProps<Row>) {
  const name = heading(row);
  return (
    <div className={`${layout.row12} ${layout.shrinkable}`}>
      {picture?.(row)}
      <div className={isOneLine ? styles.oneLine : styles.headingText}>
        <Link
          to={rowHref(row)}
          className={styles.rowLink}
          lang={typeof name === 'string' ? langOf(name) : undefined}
        >
          {name}
        </Link>
        {detail && <span className={styles.detail}>{detail(row)}</span>}
      </div>
    </div>
  );
}

/**
 * Returns a function for the props of a row. The props stay the same while only the search text or the
 * selection of other rows changes, so that memoized rows do not re-render.
 */
function useRowProps<Row>(look: ListConfig<Row>): (row: Row) => RowProps<Row> {
  const { rowKey, rowHref, heading, picture, detail, isOneLine, columns, actions, menu, selection } = look;
  const onToggle = useToggle(selection);
  return row => {
    const key = rowKey(row);
    return {
      ...{ row, rowHref, heading, picture, detail, isOneLine, columns, actions, menu },
      id: key,
      selectedName: selection?.nameOf(row),
      isSelected: selection?.selected.has(key) === true,
      onToggle,
    };
  };
}

function useToggle<Row>(selection: ListSelection<Row> | undefined): (key: string) => void {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback(key => {
    const { current } = latest;
    current?.onChange(toggled(current.selected, key));
  }, []);
}
