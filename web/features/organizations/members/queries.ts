import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

/** Root of all queries about members; every change invalidates them. */
const root = ['members'];

export const refreshMembers = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: root }),
    queryClient.invalidateQueries({ queryKey: ['colleagues'] }),
  ]);

/** All members of an organisation, for its admins. */
export function membersQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...root, 'of', organizationId],
    queryFn: ({ signal }) => call(members.listMembers, { organizationId }, { signal }),
  });
}

/** An organisation with its licence. */
export function organizationLicenceQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...root, 'licence', organizationId],
    queryFn: ({ signal }) => call(organizations.getOrganization, { organizationId }, { signal }),
    enabled: organizationId !== '',
  });
}

type AdminPage = ResponseOf<typeof members.listAdmins>;

/** Admins of all organisations, page by page. The text is sent in the body, never in the URL. */
export function adminsQuery(text: string, status: MemberRow['status'] | null) {
  return infiniteQueryOptions({
    queryKey: [...root, 'admins', text, status],
    queryFn: ({ pageParam, signal }) =>
      call(members.listAdmins, { text, status, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData<InfiniteData<AdminPage, string | null>>,
  });
}
