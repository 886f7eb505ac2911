import { useTranslation } from 'react-i18next';
import type { EvaluationScales, ScaleName } from '../../../../shared/features/classes/evaluations/schema.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';

export function useScoreTexts(scales: EvaluationScales) {
  const { t } = useTranslation('evaluations');
  const locale = useLocale();
  const wordsOf = (scale: ScaleName, score: number) => scales[scale][score - 1]?.[locale] ?? '';
  return {
    wordsOf,
    textOf: (scale: ScaleName, score: number | null) =>
      score === null ? t('notRated') : t('scoreOf', { score, words: wordsOf(scale, score) }),
  };
}
