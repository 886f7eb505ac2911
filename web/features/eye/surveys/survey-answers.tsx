import type { Questionnaire } from '../../../../shared/features/eye/eye-reports/questionnaire.schema.ts';
import { answerTexts } from '../eye-reports/form/measurements/measurement-values.ts';
import { useAnswerSummary } from '../eye-reports/form/measurements/use-answer-summary.ts';

export function SurveyAnswers({ answers }: { answers: Questionnaire | null }) {
  const summaryOf = useAnswerSummary();
  return answers && <p>{summaryOf(answerTexts(answers))}</p>;
}
