import styles from '../timetable.module.css';

/** Positions of placeholder blocks, in percent of the height. */
const columns = [
  { key: 'first', tops: [4, 14, 54, 74] },
  { key: 'second', tops: [14, 44, 74] },
  { key: 'third', tops: [4, 34, 54] },
  { key: 'fourth', tops: [14, 24, 64, 84] },
  { key: 'fifth', tops: [4, 44, 74] },
];

/** Placeholder while sessions load; hidden from screen readers. */
export function GridLoading() {
  return (
    <div className={styles.loading} aria-hidden>
      {columns.map(({ key, tops }) => (
        <div key={key}>
          {tops.map(top => (
            <i key={top} style={{ top: `${top}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
