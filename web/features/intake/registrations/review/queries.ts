import { infiniteQueryOptions } from '@tanstack/react-query';
import { registrations } from '../../../../../shared/features/intake/registrations/endpoints.ts';
import { call } from '../../../../platform/api/call.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';

/** Root of everything that is asked about registrations. */
export const registrationsRoot = ['registrations'] as const;

/** Registrations that wait for a review, the newest first. */
export const waitingQuery = () =>
  infiniteQueryOptions({
    queryKey: [...registrationsRoot, 'waiting'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(registrations.searchRegistrations, { cursor }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });

/** How many wait. */
export async function countWaiting(signal: AbortSignal): Promise<number> {
  const { meta } = await call(registrations.searchRegistrations, { limit: 1 }, { signal });
  return meta.total ?? 0;
}

/** A decision changes what waits, and the list of cases. */
export const refreshRegistrations = () =>
  Promise.all(
    [registrationsRoot, ['cases'], ['case']].map(queryKey => queryClient.invalidateQueries({ queryKey })),
  );
