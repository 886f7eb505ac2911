import { useTranslation } from 'react-i18next';
import type { EvaluationScales, ScaleName } from '../../../../shared/features/classes/evaluations/schema.ts';
import { numberOf } from '../../../../shared/features/courses/course-content/natural-order.ts';
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

/** Returns the names of the activities in a session, numbered unless a title already begins with a number. */
export function useActivityNames(): (activities: readonly { title: string }[]) => string[] {
  const { t } = useTranslation('evaluations');
  return activities => {
    const hasOwn = activities.some(({ title }) => numberOf(title) !== null);
    return activities.map(({ title }, index) =>
      hasOwn ? title : t('numbered', { number: index + 1, title }),
    );
  };
}
