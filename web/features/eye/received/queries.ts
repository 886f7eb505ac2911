import { queryOptions } from '@tanstack/react-query';
import { received } from '../../../../shared/features/eye/received/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchNonEmptyPage, pagedQuery } from '../../../platform/api/fetch-pages.ts';

const limit = 50;
const root = ['eye', 'received'];

/** Reads measurements from other systems that are not in a visit yet, page by page. */
export const receivedQuery = pagedQuery([...root, 'list'], (from, signal) =>
  fetchNonEmptyPage(from, cursor =>
    call(received.listReceived, { limit, ...(cursor && { cursor }) }, { signal }),
  ),
);

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

/** The measurements of a child that wait, at most a hundred. */
export const receivedOfChildQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...root, 'of', caseId],
    queryFn: async ({ signal }) => {
      const { data } = await fetchNonEmptyPage(null, cursor =>
        call(received.listReceived, { limit: 100, caseId, ...(cursor && { cursor }) }, { signal }),
      );
      return data;
    },
  });
