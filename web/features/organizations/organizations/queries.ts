import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { setSession, cachedSession } from '../../../platform/auth/session.ts';
import { cacheFileLink } from '../../../ui/file/file-image.tsx';

/** Everything this page knows about organisations; what changes one makes all of it stale. */
const root = ['organizations'];

export const refreshOrganizations = () => queryClient.invalidateQueries({ queryKey: root });

/** One organisation, whole, and what its logo can be seen at. */
export function organizationQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...root, 'one', organizationId],
    queryFn: async ({ signal }) => {
      const found = await call(organizations.getOrganization, { organizationId }, { signal });
      rememberLogo(found);
      return found;
    },
  });
}

/** An admin's logo is a file of whoever uploaded it: its link comes with the organisation alone. */
function rememberLogo({ logoId, logoInfo }: FullOrganization): void {
  if (logoId && logoInfo.url) cacheFileLink(logoId, logoInfo.url);
}

/** Keeps what a change answered, and asks for everything else anew. */
export function cacheOrganization(changed: FullOrganization): Promise<void> {
  rememberLogo(changed);
  queryClient.setQueryData(organizationQuery(changed.id).queryKey, changed);
  updateSession(changed);
  return refreshOrganizations();
}

/** What every page says of one's own organisation follows at once. */
function updateSession(changed: FullOrganization): void {
  const session = cachedSession();
  if (session?.organization?.id !== changed.id) return;
  const { name, logoInfo, country, timeZone, weekStart, script, idleLockMinutes, passwordLength } = changed;
  const shown = { name, logoInfo, country, timeZone, weekStart, script, idleLockMinutes, passwordLength };
  setSession({ ...session, organization: { ...session.organization, ...shown } });
}

export type OrganizationPage = ResponseOf<typeof organizations.searchOrganizations>;

/** Organisations by status and a part of their names, page after page. */
export function organizationListQuery(status: FullOrganization['status'], text: string) {
  return infiniteQueryOptions({
    queryKey: [...root, 'list', status, text],
    queryFn: ({ pageParam, signal }) =>
      call(organizations.searchOrganizations, { status, text, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData<InfiniteData<OrganizationPage, string | null>>,
  });
}

/** How everybody of an organisation stands with every module. */
export function modulesQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...root, 'modules', organizationId],
    queryFn: ({ signal }) => call(organizations.listModules, { organizationId }, { signal }),
  });
}

/** Requests for modules that wait, the oldest first. */
export function moduleRequestsQuery() {
  return infiniteQueryOptions({
    queryKey: [...root, 'module-requests'],
    queryFn: ({ pageParam, signal }) =>
      call(
        organizations.listModuleRequests,
        { ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
}

/** Certificates that wait to be verified, the oldest first. */
export function waitingCertificatesQuery() {
  return infiniteQueryOptions({
    queryKey: [...root, 'certificates'],
    queryFn: ({ pageParam, signal }) =>
      call(
        certificates.listWaitingCertificates,
        { ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
}

/** What happened to an organisation, page after page. */
export function platformEventsQuery(organizationId: string) {
  return infiniteQueryOptions({
    queryKey: [...root, 'events', organizationId],
    queryFn: ({ pageParam, signal }) =>
      call(
        organizations.listPlatformEvents,
        { organizationId, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
}
