import { scores } from '../../../../shared/features/classes/evaluations/schema.ts';
import styles from './evaluation.module.css';

/** Draws a score as leaves; hidden from screen readers, because the score is also shown as a number. */
export const Leaves = ({ score }: { score: number }) => (
  <svg className={styles.leaves} viewBox="0 0 70 14" width="70" height="14" aria-hidden>
    {scores.map(each => (
      <path
        key={each}
        data-filled={each <= score || undefined}
        transform={`translate(${(each - 1) * 14} 0)`}
        d="M1 3.5C5.5 2 10.6 4.6 12 10.5 6.4 11.6 2 9 1 3.5Z"
      />
    ))}
  </svg>
);
