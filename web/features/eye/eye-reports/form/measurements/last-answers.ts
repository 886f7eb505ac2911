import { useQuery } from '@tanstack/react-query';
import { nowIn } from '../../../../../../shared/core/dates/now-in.ts';
import { withParents } from '../../../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import { visitAnswerFields } from '../../../../../../shared/features/eye/visit-fields/questionnaire.schema.ts';
import { isFilled, textsOf } from '../../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { useDateSettings } from '../../../../../platform/i18n/date-settings-context.ts';
import { useCalendarDates } from '../../../../../platform/i18n/use-calendar-dates.ts';
import { surveysQuery } from '../../../surveys/queries.ts';
import type { AnswerTexts, EyeValues } from '../eye-values.ts';
import type { LastVisit } from '../use-last-visit.ts';

/** Answers that a visit starts from: those of the last visit, or newer ones that the family sent by link. */
export interface EarlierAnswers {
  answers: AnswerTexts;
  from: 'visit' | 'family';
  /** Day of these answers, as text in the page language. */
  on: string;
}

export const answerTexts = (answers: object | null): AnswerTexts => textsOf(visitAnswerFields, answers);

export const hasAnswers = (answers: AnswerTexts | null): answers is AnswerTexts =>
  answers !== null && isFilled({ ...answers, answeredOn: '' });

type Earlier = Pick<EarlierAnswers, 'answers'> | null;

/** Answers to show for a visit: its own, or the earlier answers until the user changes one. */
export const answersShown = (
  { questionnaire }: Pick<EyeValues, 'questionnaire'>,
  earlier: Earlier,
): AnswerTexts => questionnaire ?? earlier?.answers ?? answerTexts(null);

/** Fills in the earlier answers with their day, unless the visit has its own answers. */
export function withEarlierAnswers(values: EyeValues, earlier: Earlier): EyeValues {
  const questionnaire = answersShown(values, earlier);
  return {
    ...values,
    questionnaire,
    riskFactors: withParents(values.riskFactors, questionnaire.parents),
  };
}

/** The last visit's answers and the day on which the family gave them, perhaps before that visit. */
export function answersOfVisit(
  last: LastVisit | null,
  sayDate: (day: string) => string,
): EarlierAnswers | null {
  const answers = last?.values.questionnaire ?? null;
  if (!last || !hasAnswers(answers)) return null;
  const answeredOn = answers.answeredOn || last.date;
  return { answers: { ...answers, answeredOn }, from: 'visit', on: sayDate(answeredOn) };
}

/**
 * Answers that a visit starts from: accepted answers of the family, or those of the last visit if they are
 * newer.
 */
export function useEarlierAnswers(caseId: string | undefined, last: LastVisit | null): EarlierAnswers | null {
  const { date: sayDate } = useCalendarDates();
  const { timeZone } = useDateSettings();
  const { data } = useQuery({ ...surveysQuery(caseId ?? ''), enabled: caseId !== undefined });
  const accepted = data?.find(({ status }) => status === 'accepted');
  if (!accepted?.answers || !accepted.answeredAt) return answersOfVisit(last, sayDate);
  const day = nowIn(timeZone, Date.parse(accepted.answeredAt)).date;
  if (last !== null && day < last.date) return answersOfVisit(last, sayDate);
  const answers = { ...answerTexts(accepted.answers), answeredOn: day };
  return { answers, from: 'family', on: sayDate(day) };
}
