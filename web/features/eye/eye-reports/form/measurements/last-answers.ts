import { withParents } from '../../../../../../shared/features/eye/eye-reports/questionnaire.schema.ts';
import type { EyeValues } from '../eye-values.ts';
import { type AnswerTexts, emptyAnswers } from './measurement-values.ts';

/** Initial answers of a visit: those of the previous visit, or newer ones from the family by link. */
export interface EarlierAnswers {
  answers: AnswerTexts;
  from: 'visit' | 'family';
  /** Their date as displayed. */
  on: string;
}

type Earlier = Pick<EarlierAnswers, 'answers'> | null;

/** The answers of a visit: its own, or the earlier ones until one is changed. */
export const answersShown = (
  { questionnaire }: Pick<EyeValues, 'questionnaire'>,
  earlier: Earlier,
): AnswerTexts => questionnaire ?? earlier?.answers ?? emptyAnswers;

/** Fills in the earlier answers, unless the visit has its own. */
export function withEarlierAnswers(values: EyeValues, earlier: Earlier): EyeValues {
  const questionnaire = answersShown(values, earlier);
  return {
    ...values,
    questionnaire,
    riskFactors: withParents(values.riskFactors, questionnaire.parents || null),
  };
}
