import styles from './stopwatch-field.module.css';

interface DialProps {
  /** Displayed time of the stopwatch in seconds. */
  value: number;
  /** The previous value in seconds, marked by a tick. */
  mark?: number | undefined;
}

const radius = 78;
const length = 2 * Math.PI * radius;
const ticks = Array.from({ length: 60 }, (_, index) => index * 6);

export function Dial({ value, mark }: DialProps) {
  const turn = value > 0 && value % 60 === 0 ? 1 : (value % 60) / 60;
  return (
    <svg viewBox="0 0 176 176" className={styles.dial} aria-hidden="true">
      <circle cx="88" cy="88" r={radius} className={styles.ring} />
      {ticks.map(angle => (
        <line
          key={angle}
          x1="88"
          x2="88"
          y1="22"
          y2={angle % 90 === 0 ? 31 : 26}
          transform={`rotate(${angle} 88 88)`}
          className={styles.tick}
        />
      ))}
      {turn > 0 && (
        <circle
          cx="88"
          cy="88"
          r={radius}
          className={styles.arc}
          strokeDasharray={`${turn * length} ${length}`}
          transform="rotate(-90 88 88)"
        />
      )}
      {mark !== undefined && (
        <line
          x1="88"
          x2="88"
          y1="2"
          y2="18"
          transform={`rotate(${(mark % 60) * 6} 88 88)`}
          className={styles.mark}
        />
      )}
    </svg>
  );
}
