import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import styles from './progression.module.css';

const radius = 5;

/** Point of a published study result: filled for the treatment group, hollow for the control group. */
export function StudyMark({
  point: { group, x, y },
}: {
  point: Pick<ChartDrawing['study'][number], 'group' | 'x' | 'y'>;
}) {
  const d = `M${x} ${y - radius}L${x + radius} ${y}L${x} ${y + radius}L${x - radius} ${y}Z`;
  return <path d={d} data-group={group} className={styles.study} />;
}
