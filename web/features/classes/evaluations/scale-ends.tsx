import { useTranslation } from 'react-i18next';
import { type EvaluationScales, scaleNames } from '../../../../shared/features/classes/evaluations/schema.ts';
import { useScoreTexts } from './cell-texts.ts';

/** What the ends of both scales mean, in a sentence each. */
export function ScaleEnds({ scales }: { scales: EvaluationScales }) {
  const { t } = useTranslation('evaluations');
  const { wordsOf } = useScoreTexts(scales);
  return scaleNames
    .map(scale => t('chart.ends', { scale: t(scale), low: wordsOf(scale, 1), high: wordsOf(scale, 5) }))
    .join(' ');
}
