import { queryOptions } from '@tanstack/react-query';
import type { NumberNotation } from '../../../../shared/core/optics/acuity.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

const newest = 20;

/**
 * The usual notation of ambiguous acuities: that of the organisation's newest records of a kind; null if none
 * of them has an ambiguous number.
 * @param kind first part of the query key
 * @param read returns the notation of each of the newest `limit` records, newest first
 */
export function usualNotation(
  kind: string,
  read: (limit: number, signal: AbortSignal) => Promise<(NumberNotation | null)[]>,
) {
  const query = queryOptions({
    queryKey: [kind, 'notation'],
    queryFn: async ({ signal }) => (await read(newest, signal)).find(notation => notation !== null) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    query,
    /** Makes a chosen notation the usual one at once, before its record is saved. */
    keep: (notation: NumberNotation): void => void queryClient.setQueryData(query.queryKey, notation),
  };
}
