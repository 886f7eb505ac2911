import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import { cases } from '../../shared/cases/endpoints.ts';
import { CaseId } from '../../shared/cases/schema.ts';
import type { Answers } from '../../shared/endpoint.ts';
import { call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { queryClient } from '../api/query-client.ts';
import type { CaseFilters } from './use-case-filters.ts';

/** Everything this page knows about cases; what changes one makes all of it stale. */
const root = ['cases'];

export const refreshCases = () => queryClient.invalidateQueries({ queryKey: root });

/** One case, whole. An id that cannot be one is as missing as an unknown one. */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      if (!CaseId.safeParse(id).success) throw new CallError('record.missing', 404);
      return call(cases.getCase, { caseId: id }, { signal });
    },
  });
}

export type CasePage = Answers<typeof cases.searchCases>;

/** Cases by filter and text, page after page. The text goes in a body, never in an address. */
export function caseListQuery(filters: CaseFilters, text: string) {
  return infiniteQueryOptions({
    queryKey: [...root, 'list', filters, text],
    queryFn: ({ pageParam, signal }) =>
      call(cases.searchCases, { ...filters, text, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData<InfiniteData<CasePage, string | null>>,
  });
}
