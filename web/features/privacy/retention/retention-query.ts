import { queryOptions } from '@tanstack/react-query';
import { retention } from '../../../../shared/features/privacy/retention/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchNonEmptyPage, pagedQuery } from '../../../platform/api/fetch-pages.ts';

export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call(retention.getRetention, {}, { signal }),
});

export const dueCasesQuery = (status: 'active' | 'archived') =>
  pagedQuery(['retention', 'due', status], (from, signal) =>
    fetchNonEmptyPage(from, cursor => call(retention.searchDueCases, { status, cursor }, { signal })),
  );
