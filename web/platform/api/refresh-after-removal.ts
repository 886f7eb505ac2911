import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Refreshes queries after a record was deleted, except the record's own, which would only be answered "not
 * found" while its page closes.
 * @param root beginning of the keys to refresh @param id that the keys of the record's own queries contain
 */
export async function refreshAfterRemoval(root: QueryKey, id: string): Promise<void> {
  const isOwn = ({ queryKey }: { queryKey: QueryKey }) => queryKey.includes(id);
  queryClient.removeQueries({ queryKey: root, predicate: isOwn, type: 'inactive' });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: root, predicate: isOwn, refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: root, predicate: query => !isOwn(query) }),
  ]);
}
