import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/finished-visits.ts';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { eyeSeriesQuery } from '../eye-reports/queries.ts';
import { ChartShapes } from './chart-shapes.tsx';
import styles from './progression.module.css';
import { TrendSentence } from './trend-sentence.tsx';

const size = { min: 280, max: 420, height: 220 };
const topMargin = 10;

/** Myopia of the child in a sentence and a small chart; nothing without values. */
export function MyopiaCard({ record: { id, birthDate } }: { record: Case }) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const heading = useId();
  const { ref, width: place } = useElementSize();
  const { data: series } = useQuery(eyeSeriesQuery(id));
  const visits = finishedVisits(series?.visits ?? []);
  const last = visits.at(-1);
  const options = {
    ...courseOf(visits),
    visits,
    birthDate,
    by: birthDate === null ? ('date' as const) : ('age' as const),
    reference: null,
    hasProjection: false,
    hasTarget: false,
  };
  const { measure, method, by } = options;
  const width = Math.min(size.max, Math.max(size.min, Math.floor(place)));
  const drawing = drawChart({ ...options, width, height: size.height });
  if (!last || !drawing) return null;
  /** Removes the space for treatment names, which the small chart does not show. */
  const top = drawing.plot.top - topMargin;
  const unit =
    measure === 'se'
      ? t('chart.unit.se', { method: t(`method.${method}`).toLocaleLowerCase() })
      : t('chart.unit.axial');
  return (
    <section className={card.small} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h2 id={heading}>{t('card.myopia')}</h2>
        <Link to={to('myopiaReport', { id: last.id })}>{t('card.openReport')}</Link>
      </div>
      <p>
        <TrendSentence
          summary={summarizeTrend(options)}
          measure={measure}
          method={method}
          reference={null}
          visits={visits}
        />
      </p>
      <div ref={ref} className={`paper ${styles.plate}`}>
        <svg
          viewBox={[0, top, drawing.width, drawing.height - top].join(' ')}
          role="img"
          aria-label={t(`chart.title.${measure}.${by}`)}
          className={styles.chart}
        >
          <ChartShapes drawing={drawing} measure={measure} by={by} />
        </svg>
      </div>
      <p className={layout.hint}>{t('chart.withUnit', { title: t(`chart.title.${measure}.${by}`), unit })}</p>
    </section>
  );
}

export { MyopiaCard as Component };
