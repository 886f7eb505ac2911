import type { Family } from '../../../../../../shared/features/cases/cases/family.schema.ts';
import type { AnswerTexts, EyeValues } from '../eye-values.ts';
import { type EarlierAnswers, hasAnswers } from '../measurements/last-answers.ts';
import { withoutFamily } from '../suggested-names.ts';
import { isSuccessorOf } from '../treatment-plan.ts';

/**
 * Values of a new visit that stay when the user chooses another child. Decisions on the first child's
 * treatments, that child's earlier answers and names of that child's family do not.
 */
export function valuesForOtherChild(
  values: EyeValues,
  earlier: Pick<EarlierAnswers, 'answers'> | null,
  family: Family | undefined,
): EyeValues {
  const { treatments, questionnaire, toName } = values;
  const isBegun = (treatment: EyeValues['treatments'][number]) =>
    treatment.decision === 'start' && !treatments.some(other => isSuccessorOf(treatment, other));
  return {
    ...values,
    toName: withoutFamily(toName, family),
    treatments: treatments.filter(isBegun),
    questionnaire: questionnaire && withoutAnswers(questionnaire, earlier?.answers),
  };
}

/** Clears the answers that are the same as the earlier ones; null if no other answer remains. */
function withoutAnswers(answers: AnswerTexts, earlier: AnswerTexts | undefined): AnswerTexts | null {
  const names = Object.keys(answers) as (keyof AnswerTexts)[];
  const own = names.map(name => [name, answers[name] === earlier?.[name] ? '' : answers[name]]);
  const remaining = Object.fromEntries(own) as AnswerTexts;
  return hasAnswers(remaining) ? remaining : null;
}
