import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ScaleName, scaleNames } from '../../../../shared/features/classes/evaluations/schema.ts';
import {
  drawScores,
  formatMean,
  type Mean,
  type ScoreDrawing,
  type ScorePoint,
} from '../../../../shared/features/classes/evaluations/score-means.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './score-chart.module.css';

/** A point: filled circle for participation, hollow square for fluency, distinguishable without colour. */
function ScoreMark({ scale, x, y }: { scale: ScaleName; x: number; y: number }) {
  return scale === 'participation' ? (
    <circle cx={x} cy={y} r={4.5} data-scale={scale} className={styles.mark} />
  ) : (
    <rect x={x - 6} y={y - 6} width={12} height={12} data-scale={scale} className={styles.mark} />
  );
}

interface ScoreChartProps {
  title: string;
  /** Earliest first. */
  points: readonly ScorePoint[];
  sentence: ReactNode;
  source: ReactNode;
}

const maxWidth = 1_100;
const minWidth = 280;
const height = 230;

export function ScoreChart({ title, points, sentence, source }: ScoreChartProps) {
  const { t } = useTranslation(['evaluations', 'ui']);
  const { date: sayDate } = useCalendarDates();
  const { ref, width: place } = useElementSize();
  const width = Math.min(maxWidth, Math.max(minWidth, Math.floor(place)));
  const drawing = drawScores(points, { width, height });
  const written = (mean: Mean | null) => (mean ? formatMean(mean) : t('notRated'));
  return (
    <div ref={ref} className={layout.shrinkable}>
      <ChartFrame
        title={title}
        unit={t('chart.unit')}
        sentence={sentence}
        table={{
          columns: [t('ui:field.date'), t('participation'), t('fluency')],
          rows: points.map(({ key, date, means, isAbsent }) => ({
            key,
            cells: isAbsent
              ? [sayDate(date), t('absent'), t('absent')]
              : [sayDate(date), written(means.participation), written(means.fluency)],
          })),
        }}
        source={source}
      >
        <Legend hasAbsences={drawing.absences.length > 0} />
        <Shapes drawing={drawing} label={title} />
      </ChartFrame>
    </div>
  );
}

function Legend({ hasAbsences }: { hasAbsences: boolean }) {
  const { t } = useTranslation('evaluations');
  return (
    <ul className={styles.legend}>
      {scaleNames.map(scale => (
        <li key={scale}>
          <svg width={28} height={14} aria-hidden>
            <path d="M1 7H27" data-scale={scale} className={styles.line} />
            <ScoreMark scale={scale} x={14} y={7} />
          </svg>
          {t(scale)}
        </li>
      ))}
      {hasAbsences && (
        <li>
          <svg width={14} height={14} aria-hidden>
            <path d="M3 3L11 11M11 3L3 11" className={styles.absence} />
          </svg>
          {t('absent')}
        </li>
      )}
    </ul>
  );
}

function Shapes({ drawing, label }: { drawing: ScoreDrawing; label: string }) {
  const { date: sayDate } = useCalendarDates();
  const { plot, width } = drawing;
  return (
    <svg viewBox={`0 0 ${width} ${drawing.height}`} role="img" aria-label={label} className={styles.chart}>
      {drawing.yTicks.map(({ value, y }) => (
        <g key={value}>
          <path d={`M${plot.left} ${y}H${plot.right}`} className={styles.grid} />
          <text x={plot.left - 10} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {drawing.xTicks.map(({ date, x, anchor }) => (
        <text key={date} x={x} y={plot.bottom + 20} textAnchor={anchor}>
          {sayDate(date)}
        </text>
      ))}
      {drawing.absences.map(({ key, x, y }) => (
        <path
          key={key}
          d={`M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}`}
          className={styles.absence}
        />
      ))}
      {drawing.lines.map(({ scale, path }) => (
        <path key={scale} d={path} data-scale={scale} className={styles.line} />
      ))}
      {drawing.lines.map(({ scale, marks }) => (
        <g key={scale}>
          {marks.map(({ key, x, y }) => (
            <ScoreMark key={key} scale={scale} x={x} y={y} />
          ))}
        </g>
      ))}
    </svg>
  );
}
