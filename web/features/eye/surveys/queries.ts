import { queryOptions } from '@tanstack/react-query';
import { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { ListedSurvey } from '../../../../shared/features/eye/surveys/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

const root = ['surveys'];

/** Questionnaires that the family of a case was asked to answer, the newest first. */
export const surveysQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...root, caseId],
    queryFn: async ({ signal }) => (await call(surveys.listSurveys, { caseId }, { signal })).data,
  });

/** With the timeline, which tells of them. */
export const refreshSurveys = async (): Promise<void> => {
  await Promise.all([root, ['cases']].map(queryKey => queryClient.invalidateQueries({ queryKey })));
};

/** Those that stand for something: waiting for the family or a member, and the last accepted one. */
export function currentSurveys(all: readonly ListedSurvey[]): ListedSurvey[] {
  const accepted = all.find(({ status }) => status === 'accepted');
  return all.filter(one => one.status === 'answered' || one.status === 'asked' || one === accepted);
}
