import { useElementSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ChartLegend } from './chart-legend.tsx';
import { ChartShapes } from './chart-shapes.tsx';
import styles from './progression.module.css';
import { TrendSentence } from './trend-sentence.tsx';

const size = { min: 280, max: 420, height: 220 };
const topMargin = 10;

interface SmallChartProps {
  /** Finished visits of the child, the earliest first. */
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  hasTarget?: boolean;
}

/** Options of a small chart: no comparison; the x-axis is the age if it is known. */
function optionsOf({ visits, birthDate, hasTarget = false }: SmallChartProps) {
  const by = birthDate === null ? ('date' as const) : ('age' as const);
  return { ...courseOf(visits), visits, birthDate, by, reference: null, hasProjection: false, hasTarget };
}

export const isDrawable = (props: SmallChartProps): boolean =>
  drawChart({ ...optionsOf(props), width: size.min, height: size.height }) !== null;

export function SmallChartSentence(props: SmallChartProps) {
  const options = optionsOf(props);
  const { measure, method, visits } = options;
  const summary = summarizeTrend(options);
  return <TrendSentence {...{ summary, measure, method, visits }} reference={null} />;
}

/** A small chart with its title; renders nothing if there are no values. */
export function SmallChart(props: SmallChartProps) {
  const { t } = useTranslation('eye');
  const { ref, width: place } = useElementSize();
  const options = optionsOf(props);
  const { measure, method, by } = options;
  const width = Math.min(size.max, Math.max(size.min, Math.floor(place)));
  const drawing = drawChart({ ...options, width, height: size.height });
  if (!drawing) return null;
  /** Upper edge of the drawing. The small chart shows no treatment names and needs no space for them. */
  const top = drawing.plot.top - topMargin;
  const title = t(`chart.title.${measure}.${by}`);
  const unit =
    measure === 'se'
      ? t('chart.unit.se', { method: t(`method.${method}`).toLocaleLowerCase() })
      : t('chart.unit.axial');
  return (
    <div>
      <div ref={ref} className={`paper ${styles.plate}`}>
        <svg
          viewBox={[0, top, drawing.width, drawing.height - top].join(' ')}
          role="img"
          aria-label={title}
          className={styles.chart}
        >
          <ChartShapes drawing={drawing} measure={measure} by={by} />
        </svg>
      </div>
      <p className={layout.hint}>{t('chart.withUnit', { title, unit })}</p>
      {drawing.targets.length > 0 && <ChartLegend drawing={drawing} />}
    </div>
  );
}
