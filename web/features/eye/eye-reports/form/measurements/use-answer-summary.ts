import { useTranslation } from 'react-i18next';
import type { AnswerTexts } from './measurement-values.ts';

const numbers = ['nearWork', 'outdoors', 'screens', 'firstSpectacles'] as const;

export function useAnswerSummary(): (answers: AnswerTexts) => string {
  const { t } = useTranslation('eye');
  return answers =>
    [
      answers.parents && t(`parents.${answers.parents}`),
      ...numbers.map(name => answers[name] && t(`questionnaire.${name}`, { value: answers[name] })),
    ]
      .filter(Boolean)
      .join(' · ');
}
