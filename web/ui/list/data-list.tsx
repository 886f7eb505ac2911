import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DataCards } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';
import { SelectionBar } from './selection-bar.tsx';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Whether there is anything to say about a row; where there is not, its card leaves the fact out. */
  isKnown?: (row: Row) => boolean;
  /** Whether rows can be put in the order of this column. */
  isSortable?: boolean;
}

/** Rows that something is to be done with, by their keys. */
export interface ListSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What a row is called when it is selected by ear. */
  nameOf: (row: Row) => string;
  /** What can be done with those selected. */
  actions: ReactNode;
}

export interface ListSort {
  /** Key of the column by which rows are in order. */
  by: string;
  isDescending: boolean;
  onChange: (by: string, isDescending: boolean) => void;
}

/** How a list looks, whatever rows are in it. */
export interface ListConfig<Row> {
  /** What the list is of, for those who do not see it. */
  label: string;
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  /** What a row is of: the link that the whole row is. */
  title: string;
  heading: (row: Row) => ReactNode;
  /** Before the heading, as a picture. */
  picture?: (row: Row) => ReactNode;
  /** Below the heading. */
  detail?: (row: Row) => ReactNode;
  columns: Column<Row>[];
  /** What can be done with a row. */
  menu?: (row: Row) => ReactNode;
  menuTitle: string;
  selection?: ListSelection<Row>;
  sort?: ListSort;
}

export interface DataListProps<Row> extends ListConfig<Row> {
  rows: Row[];
}

/** Beside the open sidebar a table needs a window at least this wide. */
const tooNarrowForTable = '(max-width: 72em)';

/** Whether lists are shown as cards. */
export function useIsNarrow(): boolean {
  return useMediaQuery(tooNarrowForTable, false, { getInitialValueInEffect: false });
}

/** Rows in a table, or in cards where there is no room for one, with the same facts in the same order. */
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
