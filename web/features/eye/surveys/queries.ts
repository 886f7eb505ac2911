import { queryOptions } from '@tanstack/react-query';
import { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { ListedSurvey } from '../../../../shared/features/eye/surveys/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

const root = ['surveys'];

/** Reads the questionnaires of a case, newest first. */
export const surveysQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...root, caseId],
    queryFn: async ({ signal }) => (await call(surveys.listSurveys, { caseId }, { signal })).data,
  });

/** Refetches questionnaires, and also cases, because the timeline shows questionnaires. */
export const refreshSurveys = async (): Promise<void> => {
  await Promise.all([root, ['cases']].map(queryKey => queryClient.invalidateQueries({ queryKey })));
};

export function currentSurveys(all: readonly ListedSurvey[]): ListedSurvey[] {
  const accepted = all.find(({ status }) => status === 'accepted');
  return all.filter(
    survey => survey.status === 'answered' || survey.status === 'asked' || survey === accepted,
  );
}
