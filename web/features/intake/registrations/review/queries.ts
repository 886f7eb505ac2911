import { infiniteQueryOptions } from '@tanstack/react-query';
import { registrations } from '../../../../../shared/features/intake/registrations/endpoints.ts';
import { call } from '../../../../platform/api/call.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';

export const registrationsRoot = ['registrations'] as const;

/** Reads registrations that wait for review, newest first. */
export const waitingQuery = () =>
  infiniteQueryOptions({
    queryKey: [...registrationsRoot, 'waiting'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(registrations.searchRegistrations, { cursor }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });

export async function countWaiting(signal: AbortSignal): Promise<number> {
  const { meta } = await call(registrations.searchRegistrations, { limit: 1 }, { signal });
  return meta.total ?? 0;
}

export const refreshRegistrations = () =>
  Promise.all(
    [registrationsRoot, ['cases'], ['case']].map(queryKey => queryClient.invalidateQueries({ queryKey })),
  );
