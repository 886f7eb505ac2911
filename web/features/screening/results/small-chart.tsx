import { noiseOf } from '../../../../shared/features/screening/results/change.ts';
import styles from './result.module.css';
import type { ResultLine } from './result-view.ts';

interface SmallChartProps {
  label: string;
  lines: readonly ResultLine[];
  /** First and last day of the axis shared by all small charts. */
  from: string;
  to: string;
  /** Whether to draw the lines in red and blue, which are reserved for the two eyes. */
  isOfEyes: boolean;
}

const width = 132;
const height = 44;
const inset = 8;

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/**
 * Minimum range of the value axis. It is three times a change that may be measurement error, so that such a
 * change does not look steep.
 */
const leastSpan = (lines: readonly ResultLine[]): number =>
  Math.max(...lines.map(({ item, series }) => 3 * noiseOf(item.unit, series.at(-1)?.height ?? 0).size));

/** Small chart of the values of a test over the years; each chart has its own scale. */
export function SmallChart({ label, lines, from, to, isOfEyes }: SmallChartProps) {
  const drawn = lines.filter(({ series }) => series.length > 0);
  const heights = drawn.flatMap(({ series }) => series.map(point => point.height));
  if (heights.length === 0) return null;
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const room = Math.max(0, leastSpan(drawn) - (highest - lowest)) / 2;
  const [low, high] = [lowest - room, highest + room];
  const span = Math.max(dayOf(to) - dayOf(from), 1);
  const x = (date: string) =>
    from === to ? width / 2 : inset + ((dayOf(date) - dayOf(from)) / span) * (width - 2 * inset);
  const y = (value: number) =>
    high === low ? height / 2 : height - inset - ((value - low) / (high - low)) * (height - 2 * inset);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} role="img" aria-label={label}>
      {drawn.map(({ key, item: { place }, series }, index) => {
        const isSecond = drawn.length > 1 && (place === 'left' || (place === 'whole' && index > 0));
        const last = series.at(-1);
        return (
          <g key={key} data-tone={isOfEyes ? place : 'plain'} data-dashed={isSecond || undefined}>
            <polyline points={series.map(point => `${x(point.date)},${y(point.height)}`).join(' ')} />
            {series.map(point =>
              isSecond ? (
                <rect
                  key={point.date}
                  x={x(point.date) - 2.5}
                  y={y(point.height) - 2.5}
                  width="5"
                  height="5"
                />
              ) : (
                <circle
                  key={point.date}
                  cx={x(point.date)}
                  cy={y(point.height)}
                  r={point === last ? 3.5 : 2.5}
                />
              ),
            )}
          </g>
        );
      })}
    </svg>
  );
}
