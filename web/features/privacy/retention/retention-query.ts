import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { retention } from '../../../../shared/features/privacy/retention/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchNonEmptyPage } from '../../../platform/api/fetch-non-empty-page.ts';

export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call(retention.getRetention, {}, { signal }),
});

export const dueCasesQuery = (status: 'active' | 'archived') =>
  infiniteQueryOptions({
    queryKey: ['retention', 'due', status],
    queryFn: ({ pageParam, signal }) =>
      fetchNonEmptyPage(pageParam, cursor => call(retention.searchDueCases, { status, cursor }, { signal })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
