import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDiopters, formatPlain } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { inDrawingOrder } from '../../../../shared/features/eye/progression/chart-marks.ts';
import { ChartAxes } from './chart-axes.tsx';
import { ChartMark } from './chart-mark.tsx';
import styles from './progression.module.css';
import { StudyMark } from './study-mark.tsx';

interface ChartShapesProps {
  drawing: ChartDrawing;
  measure: 'se' | 'axial';
  by: 'age' | 'date';
  /** Further SVG shapes, drawn behind the points of visits. */
  children?: ReactNode;
}

/** Width of a full-size point of the chart, with spacing. */
const markSpacing = 14;

/** Returns a function that writes values of a chart: powers with a sign, lengths without. */
export const writeValue = (measure: 'se' | 'axial') => (value: number) =>
  measure === 'se' ? formatDiopters(value) : formatPlain(value, 2);

export function ChartShapes({ drawing, measure, by, children }: ChartShapesProps) {
  const { t } = useTranslation('eye');
  const { plot, marks } = drawing;
  const written = writeValue(measure);
  const isCrowded = new Set(marks.map(({ date }) => date)).size * markSpacing > plot.right - plot.left;
  return (
    <>
      {drawing.bands.map(band => (
        <g key={`${band.kind}${band.from}`}>
          <rect
            x={band.x}
            y={plot.top}
            width={band.width}
            height={plot.bottom - plot.top}
            className={styles.band}
          />
          {band.label && (
            <>
              <rect
                x={band.x}
                y={band.stripY}
                width={band.width}
                height={band.stripHeight}
                rx={3}
                className={styles.strip}
              />
              <text
                x={band.labelX}
                y={band.stripY + band.stripHeight - 4}
                textAnchor={band.labelAlign}
                className={styles.bandName}
              >
                {band.label}
              </text>
            </>
          )}
        </g>
      ))}
      <ChartAxes
        axes={drawing}
        valueText={written}
        yearText={year => (by === 'age' ? t('chart.years', { age: year }) : String(year))}
      />
      {drawing.centiles.map(({ centile, path, end }) => (
        <g key={centile}>
          <path d={path} data-median={centile === 50 || undefined} className={styles.centile} />
          <text x={end.x + 4} y={end.y + 4}>
            {centile}
          </text>
        </g>
      ))}
      {drawing.reference && <path d={drawing.reference.path} className={styles.reference} />}
      {drawing.projections.map(({ eye, path, area }) => (
        <g key={eye} data-eye={eye} className={styles.eye}>
          {area && <path d={area} className={styles.area} />}
          <path d={path} className={styles.ahead} />
        </g>
      ))}
      {drawing.targets.map(({ eye, path }) => (
        <path key={eye} d={path} data-eye={eye} className={`${styles.eye} ${styles.target}`} />
      ))}
      {drawing.lines.map(({ eye, path }) => (
        <path key={eye} d={path} data-eye={eye} className={`${styles.eye} ${styles.line}`} />
      ))}
      {children}
      {drawing.study.map(point => (
        <StudyMark key={`${point.months}${point.group}`} point={point} />
      ))}
      {inDrawingOrder(marks).map((mark, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day may have two marks
        <ChartMark key={place} mark={mark} isCrowded={isCrowded} />
      ))}
      {drawing.reference && (
        <text x={drawing.reference.end.x + 6} y={drawing.reference.end.y + 4} className={styles.clear}>
          {t('chart.mean')}
        </text>
      )}
      {drawing.endLabels.map(({ eye, value, x, y }) => (
        <text key={eye} x={x + 12} y={y + 4} data-eye={eye} className={`${styles.name} ${styles.clear}`}>
          {t(`chart.short.${eye}`)} {written(value)}
        </text>
      ))}
    </>
  );
}
