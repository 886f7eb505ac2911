import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { received } from '../../../../shared/features/eye/received/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchNonEmptyPage } from '../../../platform/api/fetch-non-empty-page.ts';

const limit = 50;
const root = ['eye', 'received'];

/** Reads measurements from other systems that are not in a visit yet, page by page. */
export const receivedQuery = infiniteQueryOptions({
  queryKey: [...root, 'list'],
  queryFn: ({ pageParam, signal }) =>
    fetchNonEmptyPage(pageParam, cursor =>
      call(received.listReceived, { limit, ...(cursor && { cursor }) }, { signal }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ meta }) => meta.next,
});

/** Reads whether there are measurements from other systems that are not in a visit yet. */
export const anyReceivedQuery = queryOptions({
  queryKey: [...root, 'any'],
  queryFn: async ({ signal }) => {
    const { data } = await fetchNonEmptyPage(null, cursor =>
      call(received.listReceived, { limit: 1, ...(cursor && { cursor }) }, { signal }),
    );
    return data.length > 0;
  },
});
