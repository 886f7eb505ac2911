import { Link } from 'react-router';
import styles from './data-list.module.css';
import type { ListLook } from './data-list.tsx';

/** What a row is of, as the link that the whole row is. */
export function RowHeading<Row>({ row, look }: { row: Row; look: ListLook<Row> }) {
  const { rowAddress, heading, picture, detail } = look;
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
