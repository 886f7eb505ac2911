import { queryOptions } from '@tanstack/react-query';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { pagedQuery } from '../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

const consentsRoot = ['consents'];

/** Reads the consents of a case, newest first. */
export const consentsQuery = (caseId: string) =>
  pagedQuery([...consentsRoot, caseId], (cursor, signal) =>
    call(consents.listConsents, { caseId, ...(cursor && { cursor }) }, { signal }),
  );

/** Reads the terms (conditions) that families can accept, with their current text. */
export const caseTermsQuery = queryOptions({
  queryKey: ['term', 'for-cases'],
  queryFn: ({ signal }) => call(terms.listCaseTerms, {}, { signal }),
});

export function refreshConsents(): void {
  void queryClient.invalidateQueries({ queryKey: consentsRoot });
  void queryClient.invalidateQueries({ queryKey: ['cases'] });
}
