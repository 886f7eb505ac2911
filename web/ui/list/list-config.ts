import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Whether the row has a value in the column; cards omit unknown values. */
  isKnown?: (row: Row) => boolean;
  isSortable?: boolean;
}

/** The selected rows by key, and how to change the selection. */
export interface ListSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  nameOf: (row: Row) => string;
  actions: ReactNode;
}

export interface ListSort {
  by: string;
  isDescending: boolean;
  onChange: (by: string, isDescending: boolean) => void;
}

export interface ListConfig<Row> {
  label: string;
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  title: string;
  heading: (row: Row) => ReactNode;
  picture?: (row: Row) => ReactNode;
  detail?: (row: Row) => ReactNode;
  /** Whether each row stays on one line; a long name ends in an ellipsis. */
  isOneLine?: true;
  columns: Column<Row>[];
  /** Buttons of a row, before the row's menu; on a card, at the end. */
  actions?: (row: Row) => ReactNode;
  menu?: (row: Row) => ReactNode;
  selection?: ListSelection<Row>;
  sort?: ListSort;
}

export interface DataListProps<Row> extends ListConfig<Row> {
  rows: Row[];
  /** Number of rows to render first; by default, all rows. */
  firstShown?: number;
}

export interface ShownRows<Row> extends ListConfig<Row> {
  rows: Row[];
  shown: Row[];
}

export interface RowProps<Row> extends Pick<ListConfig<Row>, 'rowHref' | 'heading' | 'columns'> {
  row: Row;
  id: string;
  picture: ListConfig<Row>['picture'] | undefined;
  detail: ListConfig<Row>['detail'] | undefined;
  isOneLine: true | undefined;
  actions: ListConfig<Row>['actions'] | undefined;
  menu: ListConfig<Row>['menu'] | undefined;
  /** Accessible name of the row's checkbox; undefined if the list has no selection. */
  selectedName: string | undefined;
  isSelected: boolean;
  onToggle: (id: string) => void;
}
