import styles from '../timetable.module.css';

/** Positions of placeholder blocks, in percent of the day's height; the days of a week repeat them. */
const columns = [
  [4, 14, 54, 74],
  [14, 44, 74],
  [4, 34, 54],
  [14, 24, 64, 84],
  [4, 44, 74],
];

export function GridLoading({ dates }: { dates: readonly string[] }) {
  return (
    <div className={styles.loading} aria-hidden>
      {dates.map((date, at) => (
        <div key={date}>
          {columns[at % columns.length]?.map(top => (
            <i key={top} style={{ top: `${top}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
