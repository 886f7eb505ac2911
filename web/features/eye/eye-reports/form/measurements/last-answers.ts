import { withParents } from '../../../../../../shared/features/eye/eye-reports/questionnaire.schema.ts';
import type { EyeValues } from '../eye-values.ts';
import { type AnswerTexts, emptyAnswers } from './measurement-values.ts';

/** Answers that a visit begins with: those of the visit before, or what the family answered by a link since. */
export interface EarlierAnswers {
  answers: AnswerTexts;
  from: 'visit' | 'family';
  /** Their day, as it is written beside a field. */
  on: string;
}

type Earlier = Pick<EarlierAnswers, 'answers'> | null;

/** The answers of a visit: its own, or the earlier ones as long as none was changed. */
export const answersShown = (
  { questionnaire }: Pick<EyeValues, 'questionnaire'>,
  earlier: Earlier,
): AnswerTexts => questionnaire ?? earlier?.answers ?? emptyAnswers;

/** A visit with the earlier answers, where none was changed at this. */
export function withEarlierAnswers(values: EyeValues, earlier: Earlier): EyeValues {
  const questionnaire = answersShown(values, earlier);
  return {
    ...values,
    questionnaire,
    riskFactors: withParents(values.riskFactors, questionnaire.parents || null),
  };
}
