import { Trans, useTranslation } from 'react-i18next';
import type { EvaluationScales } from '../../../../shared/features/classes/evaluations/schema.ts';
import {
  formatMean,
  type Mean,
  type ScorePoint,
} from '../../../../shared/features/classes/evaluations/score-means.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import card from '../../../ui/layout/card.module.css';
import styles from './case-evaluations.module.css';
import { ScaleEnds } from './scale-ends.tsx';
import { ScoreChart } from './score-chart.tsx';

interface ScoreCurvesProps {
  /** The earliest first. */
  points: readonly ScorePoint[];
  scales: EvaluationScales;
  /** What a point is. */
  source: string;
}

/** The curves of both scales in a card, with what the latest of them says. */
export function ScoreCurves({ points, scales, source }: ScoreCurvesProps) {
  const { t } = useTranslation('evaluations');
  const { date } = useDates(undefined);
  const last = points.findLast(({ means }) => means.participation ?? means.fluency);
  if (!last) return <p className={styles.nothing}>{t('chart.nothing')}</p>;
  const { participation, fluency } = last.means;
  const written = (mean: Mean | null) => (mean ? formatMean(mean) : t('notRated'));
  return (
    <section className={card.card}>
      <ScoreChart
        title={t('chart.title')}
        points={points}
        sentence={
          <Trans
            t={t}
            i18nKey="chart.last"
            values={{
              date: date(last.date),
              participation: written(participation),
              fluency: written(fluency),
            }}
            components={{ b: <b /> }}
          />
        }
        source={
          <>
            {source} <ScaleEnds scales={scales} />
          </>
        }
      />
    </section>
  );
}
