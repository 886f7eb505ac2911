import { queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../shared/core/endpoint.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { type Screening, ScreeningId } from '../../../shared/features/screening/screenings/schema.ts';
import { assertId } from '../../platform/api/assert-id.ts';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import type { ScreeningFilters } from './list/use-screening-filters.ts';

/** Root of all queries of screenings. */
const root = ['screenings'];

/** One screening. A malformed id counts as not found. */
export function screeningQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      assertId(ScreeningId, id);
      return call(screenings.getScreening, { screeningId: id }, { signal });
    },
  });
}

/** Every screening of a child, the oldest first. */
export function caseScreeningsQuery(caseId: string) {
  return queryOptions({
    queryKey: [...root, 'case', caseId],
    queryFn: async ({ signal }) => {
      const { screenings: all } = await call(screenings.listCaseScreenings, { caseId }, { signal });
      return all;
    },
  });
}

/** What a finished report of a screening would print otherwise today. */
export const screeningChangesQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'changes', id],
    queryFn: ({ signal }) => call(screenings.getScreeningChanges, { screeningId: id }, { signal }),
  });

/** What all lists of screenings begin with. */
export const screeningListsKey = [...root, 'list'];

export const screeningListKey = (filters: ScreeningFilters) => [...root, 'list', filters];

/** What there is of a class on a day; a list like the others, so that it is read again with them. */
export const screeningRunKey = (children: readonly string[], day: string) => [
  ...root,
  'list',
  'run',
  day,
  children,
];

/** A page of screenings by filter and text. The text is sent in the body, never in the URL. */
export const fetchScreenings = (
  search: RequestOf<typeof screenings.searchScreenings>,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof screenings.searchScreenings>> =>
  call(screenings.searchScreenings, search, { signal });

/** Keeps a screening as it was answered, and lets everything be read again that tells of it. */
export async function keepScreening(screening: Screening): Promise<void> {
  queryClient.setQueryData(screeningQuery(screening.id).queryKey, screening);
  await Promise.all([
    ...['list', 'case', 'changes'].map(kind => queryClient.invalidateQueries({ queryKey: [...root, kind] })),
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
  ]);
}
