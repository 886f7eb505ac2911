import { queryOptions } from '@tanstack/react-query';
import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import { treeNodes } from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchAllPages } from '../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

const treeRoot = ['neuroTree'];

export const treeEntriesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...treeRoot, 'entries', caseId],
    queryFn: ({ signal }) =>
      fetchAllPages(cursor => call(treeEntries.searchTreeEntries, { caseId, cursor }, { signal })),
  });

export const treeNodesQuery = queryOptions({
  queryKey: [...treeRoot, 'nodes'],
  queryFn: async ({ signal }) => (await call(treeNodes.listTreeNodes, {}, { signal })).data,
});

export function refreshTree(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['cases'] });
  return queryClient.invalidateQueries({ queryKey: treeRoot });
}
