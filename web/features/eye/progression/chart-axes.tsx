import type { ChartAxes as Axes } from '../../../../shared/features/eye/progression/chart-axes.ts';
import styles from './progression.module.css';

interface ChartAxesProps {
  axes: Axes;
  valueText: (value: number) => string;
  yearText: (value: number) => string;
}

export const ChartAxes = ({ axes: { plot, yTicks, xTicks }, valueText, yearText }: ChartAxesProps) => (
  <>
    {yTicks.map(({ y, value }) => (
      <g key={value}>
        <path d={`M${plot.left} ${y}H${plot.right}`} className={styles.grid} />
        <text x={plot.left - 8} y={y + 4} textAnchor="end">
          {valueText(value)}
        </text>
      </g>
    ))}
    {xTicks.map(({ x, value }) => (
      <text key={value} x={x} y={plot.bottom + 20} textAnchor="middle">
        {yearText(value)}
      </text>
    ))}
  </>
);
