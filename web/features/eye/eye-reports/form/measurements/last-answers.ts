import { withParents } from '../../../../../../shared/features/eye/eye-reports/questionnaire.schema.ts';
import type { EyeValues } from '../eye-values.ts';
import { type AnswerTexts, emptyAnswers } from './measurement-values.ts';

/** The answers of a visit: its own, or those of the last visit as long as none was changed. */
export const answersShown = (
  { questionnaire }: Pick<EyeValues, 'questionnaire'>,
  last: EyeValues | null | undefined,
): AnswerTexts => questionnaire ?? last?.questionnaire ?? emptyAnswers;

/** A visit with the answers of the last one, where none was changed at this. */
export function withLastAnswers(values: EyeValues, last: EyeValues | null | undefined): EyeValues {
  const questionnaire = answersShown(values, last);
  return {
    ...values,
    questionnaire,
    riskFactors: withParents(values.riskFactors, questionnaire.parents || null),
  };
}
