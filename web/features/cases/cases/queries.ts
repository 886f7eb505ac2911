import { queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import type { TimelineKind } from '../../../../shared/core/timeline.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchNonEmptyPage, pagedQuery } from '../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cacheFileLink } from '../../../ui/file/file-image.tsx';
import type { ListFilters } from './list/case-filters.ts';

/** First element of all query keys of cases; every change of a case invalidates these queries. */
const root = ['cases'];

export const refreshCases = () => queryClient.invalidateQueries({ queryKey: root });

/** Reads a full case; a malformed id counts as not found. */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      assertId('case', id);
      return call(cases.getCase, { caseId: id }, { signal });
    },
  });
}

export type DuplicatesInput = RequestOf<typeof cases.duplicateCases>;

/** Finds possible duplicates of a new child; the input is in the body, so that no name is in the URL. */
export function duplicatesQuery(input: DuplicatesInput) {
  return queryOptions({
    queryKey: [...root, 'duplicates', input],
    queryFn: ({ signal }) => call(cases.duplicateCases, input, { signal }),
  });
}

export type Duplicates = ResponseOf<typeof cases.duplicateCases>;

export function siblingsQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'siblings', id],
    queryFn: ({ signal }) => call(cases.listSiblings, { caseId: id }, { signal }),
  });
}

/** Timeline of a case. @param kind kind of entries; null for all */
export function timelineQuery(id: string, kind: TimelineKind | null = null) {
  return pagedQuery([...root, 'timeline', id, kind], (from, signal) =>
    fetchNonEmptyPage(from, cursor =>
      call(cases.listTimeline, { caseId: id, ...(kind && { kind }), ...(cursor && { cursor }) }, { signal }),
    ),
  );
}

export type CasePage = ResponseOf<typeof cases.searchCases>;

export const caseListKey = (filters: ListFilters) => [...root, 'list', filters];

/** Reads cases that match a filter and a text; the text is in the body, so that no name is in the URL. */
export async function fetchCases(
  search: RequestOf<typeof cases.searchCases>,
  signal?: AbortSignal,
): Promise<CasePage> {
  const isFirst = search.cursor == null;
  const page = await call(cases.searchCases, { ...search, withTotal: isFirst }, { signal });
  for (const { photoId, photoUrl } of page.data) if (photoId && photoUrl) cacheFileLink(photoId, photoUrl);
  return page;
}
