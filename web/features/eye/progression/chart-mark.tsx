import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { frameGap } from '../../../../shared/features/eye/progression/chart-marks.ts';
import styles from './progression.module.css';

interface ChartMarkProps {
  mark: Pick<ChartDrawing['marks'][number], 'eye' | 'x' | 'y' | 'isMain' | 'isFrame'>;
  isCrowded: boolean;
}

/**
 * Point of a visit: filled circle for the right eye, hollow square for the left; smaller if not `isMain`, and
 * larger if it frames the other eye's point.
 */
export function ChartMark({ mark: { eye, x, y, isMain, isFrame }, isCrowded }: ChartMarkProps) {
  const size = (isMain && !isCrowded ? 4.5 : 3) + (isFrame ? frameGap : 0);
  const className = `${styles.eye} ${isMain ? styles.mark : styles.other}`;
  return eye === 'right' ? (
    <circle cx={x} cy={y} r={size} data-eye={eye} className={className} />
  ) : (
    <rect x={x - size} y={y - size} width={2 * size} height={2 * size} data-eye={eye} className={className} />
  );
}
