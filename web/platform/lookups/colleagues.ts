import { queryOptions } from '@tanstack/react-query';
import { members } from '../../../shared/features/organizations/members/endpoints.ts';
import type { Colleague } from '../../../shared/features/organizations/members/schema.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { matchesName } from './matches-name.ts';

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

/** Reads the same members with their search words, for pickers in which people type names. */
export const colleagueSearchQuery = queryOptions({
  queryKey: ['colleagues', 'search'],
  queryFn: ({ signal }): Promise<ColleagueList> =>
    call(members.listColleagues, { for: 'search' }, { signal }),
});

/** Reads the number of people who are invited to the open organisation and have not joined yet. */
export const invitedQuery = queryOptions({ ...colleagueSearchQuery, select: ({ invited }) => invited });

export async function findColleagues(text: string): Promise<Colleague[]> {
  const { data } = await queryClient.fetchQuery(colleagueSearchQuery);
  return data.filter(colleague => matchesName(colleague, text));
}

/** Finds some of the given people by a typed name. */
export async function findAmong<Person extends Pick<Colleague, 'id' | 'fullName'>>(
  people: readonly Person[],
  text: string,
): Promise<Person[]> {
  const { data } = await queryClient.fetchQuery(colleagueSearchQuery);
  const words = new Map(data.map(({ id, searchWords }) => [id, searchWords]));
  return people.filter(({ id, fullName }) => matchesName({ fullName, searchWords: words.get(id) }, text));
}
