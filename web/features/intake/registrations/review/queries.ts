import { registrations } from '../../../../../shared/features/intake/registrations/endpoints.ts';
import { call } from '../../../../platform/api/call.ts';
import { pagedQuery } from '../../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { countKeyOf } from '../../../../platform/features/count-key.ts';

export const registrationsRoot = ['registrations'] as const;

/** Query key of the number beside the tab; `ListTabs` reads the number. */
const waitingCountKey = countKeyOf(registrationsRoot);

/** Reads registrations that wait for review, newest first, and stores their number for the tab. */
export const waitingQuery = () =>
  pagedQuery([...registrationsRoot, 'waiting'], async (cursor, signal) => {
    const page = await call(registrations.searchRegistrations, { cursor }, { signal });
    if (cursor === null) queryClient.setQueryData(waitingCountKey, page.meta.total ?? 0);
    return page;
  });

export async function countWaiting(signal: AbortSignal): Promise<number> {
  const { meta } = await call(registrations.searchRegistrations, { limit: 1 }, { signal });
  return meta.total ?? 0;
}

export const refreshRegistrations = () =>
  Promise.all(
    [registrationsRoot, ['cases'], ['case']].map(queryKey => queryClient.invalidateQueries({ queryKey })),
  );
