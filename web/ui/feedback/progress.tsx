import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** Share that is done, from 0 to 1. */
  done: number;
}

export function Progress({ label, done }: ProgressProps) {
  const percent = Math.round(done * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
    >
      <div className={styles.bar} style={{ width: `${percent}%` }} />
    </div>
  );
}
