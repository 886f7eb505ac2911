import type { ReactNode } from 'react';

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
  /** Keeps each row on one line; a name that is too long ends in an ellipsis. */
  isOneLine?: true;
  columns: Column<Row>[];
  /** Buttons of a row, before its menu; at the end of a card. */
  actions?: (row: Row) => ReactNode;
  /** The menu of a row. */
  menu?: (row: Row) => ReactNode;
  menuTitle: string;
  selection?: ListSelection<Row>;
  sort?: ListSort;
}

export interface DataListProps<Row> extends ListConfig<Row> {
  rows: Row[];
}
