import type { Questionnaire } from '../../../../shared/features/eye/visit-fields/questionnaire.schema.ts';
import { answerTexts } from '../eye-reports/form/measurements/last-answers.ts';
import { useAnswerSummary } from '../eye-reports/use-measurement-facts.ts';

export function SurveyAnswers({ answers }: { answers: Questionnaire | null }) {
  const summaryOf = useAnswerSummary();
  return answers && <p>{summaryOf(answerTexts(answers))}</p>;
}
