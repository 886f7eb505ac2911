import type { ScaleName } from '../../../../shared/features/classes/evaluations/schema.ts';
import styles from './score-chart.module.css';

/** Filled circle for participation, hollow square for fluency: distinguishable without colour. */
export function ScoreMark({ scale, x, y }: { scale: ScaleName; x: number; y: number }) {
  return scale === 'participation' ? (
    <circle cx={x} cy={y} r={4.5} data-scale={scale} className={styles.mark} />
  ) : (
    <rect x={x - 6} y={y - 6} width={12} height={12} data-scale={scale} className={styles.mark} />
  );
}
