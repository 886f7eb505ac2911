import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DataCards } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';
import { SelectionBar } from './selection-bar.tsx';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Whether the row has a value; cards leave out columns without one. */
  isKnown?: (row: Row) => boolean;
  /** Whether rows can be sorted by this column. */
  isSortable?: boolean;
}

/** The selection of rows, by key. */
export interface ListSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Accessible name of a row's checkbox. */
  nameOf: (row: Row) => string;
  /** Bulk actions. */
  actions: ReactNode;
}

export interface ListSort {
  /** Key of the sorted column. */
  by: string;
  isDescending: boolean;
  onChange: (by: string, isDescending: boolean) => void;
}

/** Configuration of a list, without its rows. */
export interface ListConfig<Row> {
  /** Accessible name of the list. */
  label: string;
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  /** Title of the first column. */
  title: string;
  heading: (row: Row) => ReactNode;
  /** Picture before the heading. */
  picture?: (row: Row) => ReactNode;
  /** Text below the heading. */
  detail?: (row: Row) => ReactNode;
  columns: Column<Row>[];
  /** The menu of a row. */
  menu?: (row: Row) => ReactNode;
  menuTitle: string;
  selection?: ListSelection<Row>;
  sort?: ListSort;
}

export interface DataListProps<Row> extends ListConfig<Row> {
  rows: Row[];
}

/** Below this width a table does not fit beside the open sidebar. */
const tooNarrowForTable = '(max-width: 72em)';

/** Whether lists are shown as cards. */
export function useIsNarrow(): boolean {
  return useMediaQuery(tooNarrowForTable, false, { getInitialValueInEffect: false });
}

/** Rows as a table, or as cards in narrow windows. */
export function DataList<Row>(props: DataListProps<Row>) {
  const isNarrow = useIsNarrow();
  const { selection } = props;
  return (
    <>
      {selection && selection.selected.size > 0 && (
        <SelectionBar
          count={selection.selected.size}
          actions={selection.actions}
          onClear={() => selection.onChange(new Set())}
        />
      )}
      {isNarrow ? <DataCards {...props} /> : <DataTable {...props} />}
    </>
  );
}
