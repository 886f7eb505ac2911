import { useTranslation } from 'react-i18next';
import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { OutcomeRow } from '../../../../shared/features/eye/outcomes/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './outcomes.module.css';
import { useOutcomeTexts } from './use-outcome-texts.ts';

interface OutcomeChartProps {
  rows: readonly OutcomeRow[];
  measure: 'axial' | 'se';
}

const width = 640;
const rowHeight = 52;
/** Height in pixels of a row's name; grid lines begin below the name. */
const nameHeight = 28;
const left = 8;
const foot = 28;
/** Minimum range of the axes of axial length and spherical equivalent. */
const usual = { axial: [0, 0.4], se: [-1, 0] } as const;
const step = { axial: 0.1, se: 0.25 } as const;

/** Chart of means with confidence intervals, a line for each treatment; the table below has the numbers. */
export function OutcomeChart({ rows, measure }: OutcomeChartProps) {
  const { t } = useTranslation('outcomes');
  const texts = useOutcomeTexts();
  const lines = rows
    .filter(({ age }) => age === null)
    .flatMap(row => {
      const { mean, interval } = measure === 'axial' ? row.axialLength : row.equivalent;
      const expected = measure === 'se' ? row.expected : null;
      return mean === null || interval === null
        ? []
        : [{ name: texts.treatmentName(row), mean, interval, expected }];
    });
  if (lines.length === 0) return <p className={layout.soft}>{t('chart.nothing')}</p>;

  const values = lines.flatMap(({ interval, expected }) => [...interval, expected ?? 0]);
  const unit = step[measure];
  const low = Math.floor(Math.min(usual[measure][0], ...values) / unit);
  const high = Math.ceil(Math.max(usual[measure][1], ...values) / unit);
  const ticks = Array.from({ length: high - low + 1 }, (_, at) => Number(((low + at) * unit).toFixed(2)));
  const across = (value: number) => left + ((value / unit - low) / (high - low)) * (width - 2 * left);
  const height = lines.length * rowHeight;
  const lineTexts = lines
    .map(({ name, mean, interval }) =>
      t('chart.value', {
        name,
        mean: formatSigned(mean),
        low: formatSigned(interval[0]),
        high: formatSigned(interval[1]),
      }),
    )
    .join('; ');
  const title = t(`chart.${measure}`);
  const label = t('chart.label', { title, unit: t(`chart.${measure}Unit`), values: lineTexts });
  return (
    <figure className={styles.figure}>
      <figcaption>
        {title} <span>{t(`chart.${measure}Unit`)}</span>
        {lines.some(({ expected }) => expected !== null) && (
          <span className={styles.key}>{t('chart.reference')}</span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height + foot}`} role="img" aria-label={label}>
        {ticks.map(tick => (
          <g key={tick}>
            <path
              d={gridLine(across(tick), lines.length)}
              className={tick === 0 ? styles.zero : styles.grid}
            />
            <text x={across(tick)} y={height + 20} textAnchor={anchorAt(tick, ticks)} className={styles.tick}>
              {formatSigned(tick)}
            </text>
          </g>
        ))}
        {lines.map(({ name, mean, interval: [from, to], expected }, at) => {
          const y = at * rowHeight + 36;
          return (
            <g key={name}>
              <text x={left} y={y - 16} className={styles.name}>
                {name}
              </text>
              <path d={`M${across(from)} ${y}H${across(to)}`} className={styles.interval} />
              <path
                d={`M${across(from)} ${y - 5}v10M${across(to)} ${y - 5}v10`}
                className={styles.interval}
              />
              <circle cx={across(mean)} cy={y} r={5} className={styles.mean} />
              {expected !== null && (
                <path d={`M${across(expected)} ${y - 8}l6 8l-6 8l-6 -8z`} className={styles.expected} />
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** Draws the vertical grid line of a tick, with gaps at the names of the rows. */
const gridLine = (x: number, rows: number) =>
  Array.from(
    { length: rows },
    (_, at) => `M${x} ${at * rowHeight + nameHeight}V${(at + 1) * rowHeight}`,
  ).join('');

function anchorAt(tick: number, ticks: readonly number[]) {
  if (tick === ticks[0]) return 'start';
  return tick === ticks.at(-1) ? 'end' : 'middle';
}
