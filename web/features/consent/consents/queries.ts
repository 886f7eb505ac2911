import { queryOptions } from '@tanstack/react-query';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchAllPages, pagedQuery } from '../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

const consentsRoot = ['consents'];

/** Reads the consents of a case, newest first. */
export const consentsQuery = (caseId: string) =>
  pagedQuery([...consentsRoot, caseId], (cursor, signal) =>
    call(consents.listConsents, { caseId, ...(cursor && { cursor }) }, { signal }),
  );

/** Reads all consents of a case, to print them or to say what is missing. */
export const allConsentsQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...consentsRoot, caseId, 'all'],
    queryFn: ({ signal }) =>
      fetchAllPages(cursor =>
        call(consents.listConsents, { caseId, limit: 100, ...(cursor && { cursor }) }, { signal }),
      ),
  });

/** Reads the terms (conditions) that families can accept, with their current text. */
export const caseTermsQuery = queryOptions({
  queryKey: ['term', 'for-cases'],
  queryFn: ({ signal }) => call(terms.listCaseTerms, {}, { signal }),
});

export function refreshConsents(): void {
  void queryClient.invalidateQueries({ queryKey: consentsRoot });
  void queryClient.invalidateQueries({ queryKey: ['cases'] });
}
