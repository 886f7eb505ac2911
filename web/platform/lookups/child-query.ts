import { queryOptions } from '@tanstack/react-query';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../api/call.ts';

export function childQuery(caseId: string) {
  return queryOptions({
    queryKey: ['cases', 'one', caseId],
    queryFn: ({ signal }) => call(cases.getCase, { caseId }, { signal }),
  });
}
