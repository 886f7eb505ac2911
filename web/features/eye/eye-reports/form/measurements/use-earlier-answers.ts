import { useQuery } from '@tanstack/react-query';
import { useCalendarDates } from '../../../../../platform/i18n/use-calendar-dates.ts';
import { surveysQuery } from '../../../surveys/queries.ts';
import type { LastVisit } from '../use-last-visit.ts';
import type { EarlierAnswers } from './last-answers.ts';
import { answerTexts, hasAnswers } from './measurement-values.ts';

export const answersOfVisit = (last: LastVisit | null): EarlierAnswers | null =>
  hasAnswers(last?.values.questionnaire ?? null) && last?.values.questionnaire
    ? { answers: last.values.questionnaire, from: 'visit', on: last.on }
    : null;

/** Initial answers of a visit: accepted ones of the family since the last visit, else the last visit's. */
export function useEarlierAnswers(caseId: string | undefined, last: LastVisit | null): EarlierAnswers | null {
  const { instantDay } = useDay();
  const { data } = useQuery({ ...surveysQuery(caseId ?? ''), enabled: caseId !== undefined });
  const accepted = data?.find(({ status }) => status === 'accepted');
  if (!accepted?.answers || !accepted.answeredAt) return answersOfVisit(last);
  const isOlder = last !== null && accepted.answeredAt.slice(0, 10) < last.date;
  if (isOlder) return answersOfVisit(last);
  return { answers: answerTexts(accepted.answers), from: 'family', on: instantDay(accepted.answeredAt) };
}

function useDay() {
  const { narrowDate } = useCalendarDates();
  return { instantDay: (instant: string) => narrowDate(instant.slice(0, 10)) };
}
