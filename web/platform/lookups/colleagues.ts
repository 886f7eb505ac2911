import { queryOptions } from '@tanstack/react-query';
import { members } from '../../../shared/features/organizations/members/endpoints.ts';
import type { Colleague } from '../../../shared/features/organizations/members/schema.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';

/** Everybody who works in the organisation that is open, by name. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async ({ signal }) => (await call(members.listColleagues, {}, { signal })).data,
});

/** Colleagues by part of their name, as pickers ask for them. */
export async function findColleagues(text: string): Promise<Colleague[]> {
  const everybody = await queryClient.ensureQueryData(colleaguesQuery);
  const wanted = text.toLocaleLowerCase();
  return everybody.filter(({ fullName }) => fullName.toLocaleLowerCase().includes(wanted));
}
