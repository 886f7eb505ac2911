import { Trans, useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import { type EvaluationScales, scaleNames } from '../../../../shared/features/classes/evaluations/schema.ts';
import {
  formatMean,
  type Mean,
  type ScorePoint,
} from '../../../../shared/features/classes/evaluations/score-means.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { Gap } from '../../../ui/text/gap.tsx';
import { useScoreTexts } from './cell-texts.ts';
import { ScoreChart } from './score-chart.tsx';

function ScaleEnds({ scales }: { scales: EvaluationScales }) {
  const { t } = useTranslation('evaluations');
  const { wordsOf } = useScoreTexts(scales);
  const { gap } = languages[useLanguage()];
  return scaleNames
    .map(scale => t('chart.ends', { scale: t(scale), low: wordsOf(scale, 1), high: wordsOf(scale, 5) }))
    .join(gap);
}

interface ScoreCurvesProps {
  /** Earliest first. */
  points: readonly ScorePoint[];
  scales: EvaluationScales;
  source: string;
}

export function ScoreCurves({ points, scales, source }: ScoreCurvesProps) {
  const { t } = useTranslation('evaluations');
  const { date } = useCalendarDates();
  const last = points.findLast(({ means }) => means.participation ?? means.fluency);
  if (!last) return <p className={layout.soft}>{t('chart.nothing')}</p>;
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
            {source}
            <Gap />
            <ScaleEnds scales={scales} />
          </>
        }
      />
    </section>
  );
}
