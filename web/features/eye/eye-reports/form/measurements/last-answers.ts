import { useQuery } from '@tanstack/react-query';
import { nowIn } from '../../../../../../shared/core/dates/now-in.ts';
import { withParents } from '../../../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import { questionnaireFields } from '../../../../../../shared/features/eye/visit-fields/questionnaire.schema.ts';
import { isFilled, textsOf } from '../../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { useDateSettings } from '../../../../../platform/i18n/date-settings-context.ts';
import { useCalendarDates } from '../../../../../platform/i18n/use-calendar-dates.ts';
import { surveysQuery } from '../../../surveys/queries.ts';
import type { AnswerTexts, EyeValues } from '../eye-values.ts';
import type { LastVisit } from '../use-last-visit.ts';

/** Initial answers of a visit: those of the previous visit, or newer ones that the family sent by link. */
export interface EarlierAnswers {
  answers: AnswerTexts;
  from: 'visit' | 'family';
  /** Date of the answers, as text in the page language. */
  on: string;
}

export const answerTexts = (answers: object | null): AnswerTexts => textsOf(questionnaireFields, answers);

export const hasAnswers = (answers: AnswerTexts | null): answers is AnswerTexts =>
  answers !== null && isFilled(answers);

type Earlier = Pick<EarlierAnswers, 'answers'> | null;

/** Answers to show for a visit: its own, or the earlier answers until the user changes one. */
export const answersShown = (
  { questionnaire }: Pick<EyeValues, 'questionnaire'>,
  earlier: Earlier,
): AnswerTexts => questionnaire ?? earlier?.answers ?? answerTexts(null);

/** Fills in the earlier answers, unless the visit has its own answers. */
export function withEarlierAnswers(values: EyeValues, earlier: Earlier): EyeValues {
  const questionnaire = answersShown(values, earlier);
  return {
    ...values,
    questionnaire,
    riskFactors: withParents(values.riskFactors, questionnaire.parents),
  };
}

export const answersOfVisit = (last: LastVisit | null): EarlierAnswers | null =>
  hasAnswers(last?.values.questionnaire ?? null) && last?.values.questionnaire
    ? { answers: last.values.questionnaire, from: 'visit', on: last.on }
    : null;

/**
 * Initial answers of a visit: the family's, if accepted and not older than the last visit, otherwise the last
 * visit's.
 */
export function useEarlierAnswers(caseId: string | undefined, last: LastVisit | null): EarlierAnswers | null {
  const { date: sayDate } = useCalendarDates();
  const { timeZone } = useDateSettings();
  const { data } = useQuery({ ...surveysQuery(caseId ?? ''), enabled: caseId !== undefined });
  const accepted = data?.find(({ status }) => status === 'accepted');
  if (!accepted?.answers || !accepted.answeredAt) return answersOfVisit(last);
  const day = nowIn(timeZone, Date.parse(accepted.answeredAt)).date;
  if (last !== null && day < last.date) return answersOfVisit(last);
  return { answers: answerTexts(accepted.answers), from: 'family', on: sayDate(day) };
}
