import { queryOptions } from '@tanstack/react-query';
import { snippets } from '../../../../shared/features/notes/snippets/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

export const snippetsQuery = queryOptions({
  queryKey: ['snippets'],
  queryFn: async ({ signal }) => (await call(snippets.listSnippets, {}, { signal })).snippets,
});

export const refreshSnippets = () => queryClient.invalidateQueries({ queryKey: snippetsQuery.queryKey });
