import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './data-list.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
}

export interface DataListProps<Row> {
  /** What the list is of, for those who do not see it. */
  label: string;
  rows: Row[];
  rowKey: (row: Row) => string;
  rowAddress: (row: Row) => string;
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
}

/** Beside the open sidebar a table needs a window at least this wide. */
const tooNarrowForTable = '(max-width: 60em)';

/** Rows in a table, or in cards where there is no room for one, with the same facts in the same order. */
export function DataList<Row>(props: DataListProps<Row>) {
  const isNarrow = useMediaQuery(tooNarrowForTable, false, { getInitialValueInEffect: false });
  return isNarrow ? <Cards {...props} /> : <Table {...props} />;
}

function Heading<Row>({ row, ...props }: DataListProps<Row> & { row: Row }) {
  const { rowAddress, heading, picture, detail } = props;
  return (
    <div className={styles.heading}>
      {picture?.(row)}
      <div className={styles.headingText}>
        <Link to={rowAddress(row)} className={styles.rowLink}>
          {heading(row)}
        </Link>
        {detail && <span className={styles.detail}>{detail(row)}</span>}
      </div>
    </div>
  );
}

function Table<Row>(props: DataListProps<Row>) {
  const { label, rows, rowKey, title, columns, menu, menuTitle } = props;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
            {menu && (
              <th scope="col" className={styles.menu}>
                <span className={styles.hidden}>{menuTitle}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className={styles.row}>
              <th scope="row">
                <Heading {...props} row={row} />
              </th>
              {columns.map(({ key, cell }) => (
                <td key={key}>{cell(row)}</td>
              ))}
              {menu && <td className={styles.menu}>{menu(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>(props: DataListProps<Row>) {
  const { label, rows, rowKey, columns, menu } = props;
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map(row => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.cardHead}>
            <Heading {...props} row={row} />
            {menu && <div className={styles.menu}>{menu(row)}</div>}
          </div>
          <dl className={styles.facts}>
            {columns.map(({ key, title, cell }) => (
              <div key={key} className={styles.fact}>
                <dt>{title}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
