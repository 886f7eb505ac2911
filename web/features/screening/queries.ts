import { queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../shared/core/endpoint.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../shared/features/screening/screenings/schema.ts';
import { assertId } from '../../platform/api/assert-id.ts';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import type { AttentionPart } from '../../platform/features/dashboard-places.ts';
import { maxCounted, waitingChildren } from '../../platform/features/waiting-of.ts';
import { cachePhotos } from '../../ui/list/cache-photos.ts';
import type { ScreeningFilters } from './list/screening-filters.ts';

const root = ['screenings'];

/** Reads a screening; a malformed id counts as not found. */
export function screeningQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      assertId('screening', id);
      return call(screenings.getScreening, { screeningId: id }, { signal });
    },
  });
}

export function caseScreeningsQuery(caseId: string) {
  return queryOptions({
    queryKey: [...root, 'case', caseId],
    queryFn: async ({ signal }) => {
      const { screenings: all } = await call(screenings.listCaseScreenings, { caseId }, { signal });
      return all;
    },
  });
}

/** Reads the changes to the printed content of a screening since it was finished. */
export const screeningChangesQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'changes', id],
    queryFn: ({ signal }) => call(screenings.getScreeningChanges, { screeningId: id }, { signal }),
  });

export const screeningListsKey = [...root, 'list'];

export const screeningListKey = (filters: ScreeningFilters) => [...root, 'list', filters];

/**
 * Query key of the screenings of a class run on a day. It begins with the key of the lists, so that both are
 * refetched together.
 */
export const screeningRunKey = (children: readonly string[], day: string) => [
  ...root,
  'list',
  'run',
  day,
  children,
];

/** Reads matching screenings; the search text is in the body, so that no name is in the URL. */
export const fetchScreenings = async (
  search: RequestOf<typeof screenings.searchScreenings>,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof screenings.searchScreenings>> =>
  cachePhotos(await call(screenings.searchScreenings, search, { signal }));

/** Entry of the dashboard's attention list: drafts of which the reader is the tester. */
export const screeningDraftsAttention: AttentionPart = {
  queryKey: root,
  find: async ({ id }, signal) => {
    const query = { status: ['draft' as const], tester: id, limit: maxCounted };
    return waitingChildren(await call(screenings.searchScreenings, query, { signal }));
  },
};

export async function keepScreening(screening: Screening): Promise<void> {
  queryClient.setQueryData(screeningQuery(screening.id).queryKey, screening);
  await Promise.all([
    ...['list', 'case', 'changes'].map(kind => queryClient.invalidateQueries({ queryKey: [...root, kind] })),
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
  ]);
}
