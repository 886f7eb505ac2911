import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { CaseId } from '../../../../shared/core/ids.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchNonEmptyPage } from '../../../platform/api/fetch-non-empty-page.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cacheFileLink } from '../../../ui/file/file-image.tsx';
import type { ListFilters } from './list/use-case-filters.ts';

/** Root of all case queries; every change of a case invalidates them. */
const root = ['cases'];

export const refreshCases = () => queryClient.invalidateQueries({ queryKey: root });

/** One full case. A malformed id counts as not found. */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      assertId(CaseId, id);
      return call(cases.getCase, { caseId: id }, { signal });
    },
  });
}

export type DuplicatesInput = RequestOf<typeof cases.duplicateCases>;

/** Possible duplicates of a child about to be added. Sent in the body, never in the URL. */
export function duplicatesQuery(input: DuplicatesInput) {
  return queryOptions({
    queryKey: [...root, 'duplicates', input],
    queryFn: ({ signal }) => call(cases.duplicateCases, input, { signal }),
  });
}

export type Duplicates = ResponseOf<typeof cases.duplicateCases>;

/** Other children of the same parents. */
export function siblingsQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'siblings', id],
    queryFn: ({ signal }) => call(cases.listSiblings, { caseId: id }, { signal }),
  });
}

/** The timeline of a case, page by page. */
export function timelineQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...root, 'timeline', id],
    queryFn: ({ pageParam, signal }) =>
      call(cases.listTimeline, { caseId: id, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
}

export type CasePage = ResponseOf<typeof cases.searchCases>;

/** Cases by filter and text, page by page. The text is sent in the body, never in the URL. */
export function caseListQuery(filters: ListFilters, text: string) {
  return infiniteQueryOptions({
    queryKey: [...root, 'list', filters, text],
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchNonEmptyPage(pageParam, cursor =>
        call(cases.searchCases, { ...filters, text, cursor, withTotal: cursor === null }, { signal }),
      );
      for (const { photoId, photoUrl } of page.data)
        if (photoId && photoUrl) cacheFileLink(photoId, photoUrl);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData<InfiniteData<CasePage, string | null>>,
  });
}
