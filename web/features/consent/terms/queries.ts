import { queryOptions } from '@tanstack/react-query';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

export const termsRoot = ['term'];

export const termQuery = (termId: string) =>
  queryOptions({
    queryKey: [...termsRoot, 'one', termId],
    queryFn: ({ signal }) => call(terms.getTerm, { termId }, { signal }),
  });

export const termPeopleQuery = (termId: string) =>
  queryOptions({
    queryKey: [...termsRoot, 'people', termId],
    queryFn: ({ signal }) => call(terms.listTermPeople, { termId }, { signal }),
  });

export const termTextQuery = (termId: string, textVersion: number) =>
  queryOptions({
    queryKey: [...termsRoot, 'text', termId, textVersion],
    queryFn: ({ signal }) => call(terms.getTermText, { termId, textVersion }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Reads all terms (conditions for families), each with the number of cases whose families have accepted it.
 */
export const allTermsQuery = queryOptions({
  queryKey: [...termsRoot, 'all'],
  queryFn: ({ signal }) => call(terms.searchTerms, {}, { signal }),
});

export const refreshTerms = () => queryClient.invalidateQueries({ queryKey: termsRoot });
