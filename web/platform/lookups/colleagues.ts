import { queryOptions } from '@tanstack/react-query';
import { members } from '../../../shared/features/organizations/members/endpoints.ts';
import type { Colleague } from '../../../shared/features/organizations/members/schema.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';

/** Reads all members of the open organisation, sorted by name. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async ({ signal }) => (await call(members.listColleagues, {}, { signal })).data,
});

export async function findColleagues(text: string): Promise<Colleague[]> {
  const everybody = await queryClient.ensureQueryData(colleaguesQuery);
  const needle = text.toLocaleLowerCase();
  return everybody.filter(({ fullName }) => fullName.toLocaleLowerCase().includes(needle));
}
