import { queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

/** First element of all query keys of members; every change of a member invalidates these queries. */
const root = ['members'];

export const refreshMembers = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: root }),
    queryClient.invalidateQueries({ queryKey: ['colleagues'] }),
  ]);

/** Reads all members of an organisation; for admins only. */
export function membersQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...root, 'of', organizationId],
    queryFn: ({ signal }) => call(members.listMembers, { organizationId }, { signal }),
  });
}

/** Reads the search words of all members of an organisation, by member. */
export function memberWordsQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...root, 'words', organizationId],
    queryFn: ({ signal }) => call(members.listMembers, { organizationId, for: 'search' }, { signal }),
    select: ({ data }) => new Map(data.map(({ id, searchWords }) => [id, searchWords])),
  });
}

export function organizationLicenceQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...root, 'licence', organizationId],
    queryFn: ({ signal }) => call(organizations.getOrganization, { organizationId }, { signal }),
    enabled: organizationId !== '',
  });
}

type AdminPage = ResponseOf<typeof members.listAdmins>;

export const adminsKey = (status: MemberRow['status'] | null) => [...root, 'admins', status];

/** Reads admins of all organisations; the search text is in the body, so that no name is in the URL. */
export const fetchAdmins = (
  search: RequestOf<typeof members.listAdmins>,
  signal?: AbortSignal,
): Promise<AdminPage> => call(members.listAdmins, search, { signal });
