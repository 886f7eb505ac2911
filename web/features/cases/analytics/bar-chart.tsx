import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import styles from './analytics.module.css';

interface BarChartProps {
  label: string;
  /** Label of each bar: its day or days. */
  names: readonly string[];
  counts: readonly number[];
  before: readonly number[];
}

/** Width in units of the drawing. On a phone, a unit is nearly a pixel, so that the labels are readable. */
const widths = { desktop: 720, phone: 340 };
const height = 200;
const foot = 24;

/** Bar chart of counts; a dashed line shows the previous period. Screen readers read the table instead. */
export function BarChart({ label, names, counts, before }: BarChartProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const width = useIsPhone() ? widths.phone : widths.desktop;
  const most = Math.max(4, ...counts, ...before);
  const step = width / Math.max(1, counts.length);
  const top = (count: number) => (height - foot) * (1 - count / most) + 4;
  const line = before
    .slice(0, counts.length)
    .map((count, at) => `${at === 0 ? 'M' : 'L'}${(at + 0.5) * step} ${top(count)}`)
    .join('');
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('analytics.chart', { label })}>
        <path d={`M0 ${height - foot + 4}H${width}`} className={styles.axis} />
        <path d={`M0 ${top(most)}H${width}`} className={styles.axis} />
        {counts.map((count, at) => (
          <rect
            key={names[at]}
            x={at * step + step * 0.15}
            width={Math.max(1, step * 0.7)}
            y={top(count)}
            height={height - foot + 4 - top(count)}
            rx={Math.min(3, step * 0.2)}
            className={styles.bar}
          >
            <title>{t('common:labelled', { name: names[at] ?? '', value: count })}</title>
          </rect>
        ))}
        <path d={line} className={styles.line} />
        <text x={0} y={top(most) + 14} className={styles.mark}>
          {most}
        </text>
        <text x={0} y={height - 4} className={styles.mark}>
          {names[0]}
        </text>
        <text x={width} y={height - 4} textAnchor="end" className={styles.mark}>
          {names.at(-1)}
        </text>
      </svg>
      <figcaption>
        <span className={styles.keyBar}>{label}</span>
        <span className={styles.keyLine}>{t('analytics.previous')}</span>
      </figcaption>
    </figure>
  );
}
