import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import { treeNodes } from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

const treeRoot = ['neuroTree'];

export const treeEntriesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...treeRoot, 'entries', caseId],
    queryFn: async ({ signal }) => {
      const entries: TreeEntry[] = [];
      let cursor: string | null = null;
      do {
        const page: ResponseOf<typeof treeEntries.searchTreeEntries> = await call(
          treeEntries.searchTreeEntries,
          { caseId, cursor },
          { signal },
        );
        entries.push(...page.data);
        cursor = page.meta.next;
      } while (cursor !== null);
      return entries;
    },
  });

export const treeNodesQuery = queryOptions({
  queryKey: [...treeRoot, 'nodes'],
  queryFn: async ({ signal }) => (await call(treeNodes.listTreeNodes, {}, { signal })).data,
});

export function refreshTree(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['cases'] });
  return queryClient.invalidateQueries({ queryKey: treeRoot });
}
