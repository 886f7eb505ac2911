import { Link } from 'react-router';
import layout from '../layout/layout.module.css';
import { langOf } from '../text/lang-of.ts';
import styles from './data-list.module.css';
import type { RowProps } from './list-config.ts';

/** Heading of a row in a list; its link covers the whole row. */
export function RowHeading<Row>({ row, rowHref, heading, picture, detail, isOneLine }: RowProps<Row>) {
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
