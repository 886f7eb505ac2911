import { queryOptions } from '@tanstack/react-query';
import { members } from '../../../shared/features/organizations/members/endpoints.ts';
import type { Colleague } from '../../../shared/features/organizations/members/schema.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';

interface ColleagueList {
  data: Colleague[];
  invited: number;
}

export const colleagueListQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }): Promise<ColleagueList> => call(members.listColleagues, {}, { signal }),
});

/** Reads all members of the open organisation, sorted by name. */
export const colleaguesQuery = queryOptions({ ...colleagueListQuery, select: ({ data }) => data });

/** Reads the number of people who are invited to the open organisation and have not joined yet. */
export const invitedQuery = queryOptions({ ...colleagueListQuery, select: ({ invited }) => invited });

export async function findColleagues(text: string): Promise<Colleague[]> {
  const { data } = await queryClient.fetchQuery(colleagueListQuery);
  const needle = text.toLocaleLowerCase();
  return data.filter(({ fullName }) => fullName.toLocaleLowerCase().includes(needle));
}
