import { queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cachedSession, setSession } from '../../../platform/auth/session.ts';
import { cacheFileLink } from '../../../ui/file/file-image.tsx';
import type { ListSearch } from '../../../ui/list/use-list.ts';

const root = ['organizations'];

export const refreshOrganizations = () => queryClient.invalidateQueries({ queryKey: root });

/** Counts the organisations, users and cases of the platform, for the platform administrator's dashboard. */
export const platformQuery = queryOptions({
  queryKey: [...root, 'count'],
  queryFn: () => call(organizations.countPlatform, {}),
});

/** Reads a full organisation; caches the link to its logo. */
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

/** Caches the logo's link that the organisation contains, because only the uploader can request a link. */
function rememberLogo({ logoId, logoInfo }: FullOrganization): void {
  if (logoId && logoInfo.url) cacheFileLink(logoId, logoInfo.url);
}

export function cacheOrganization(changed: FullOrganization): Promise<void> {
  rememberLogo(changed);
  queryClient.setQueryData(organizationQuery(changed.id).queryKey, changed);
  updateSession(changed);
  return refreshOrganizations();
}

function updateSession(changed: FullOrganization): void {
  const session = cachedSession();
  if (session?.organization?.id !== changed.id) return;
  const { name, logoInfo, country, timeZone, weekStart, dateOrder, script } = changed;
  const { idleLockMinutes, passwordLength } = changed;
  const shown = { name, logoInfo, country, timeZone, weekStart, dateOrder, script };
  const rules = { idleLockMinutes, passwordLength };
  setSession({ ...session, organization: { ...session.organization, ...shown, ...rules } });
}

type OrganizationPage = ResponseOf<typeof organizations.searchOrganizations>;

export const organizationListKey = (status: FullOrganization['status']) => [...root, 'list', status];

export const fetchOrganizations = (
  search: RequestOf<typeof organizations.searchOrganizations>,
  signal?: AbortSignal,
): Promise<OrganizationPage> => call(organizations.searchOrganizations, search, { signal });

export function modulesQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...root, 'modules', organizationId],
    queryFn: ({ signal }) => call(organizations.listModules, { organizationId }, { signal }),
  });
}

export const moduleRequestsList = {
  queryKey: [...root, 'module-requests'],
  fetchPage: ({ cursor }: ListSearch, signal?: AbortSignal) =>
    call(organizations.listModuleRequests, { ...(cursor !== null && { cursor }) }, { signal }),
};

export const countModuleRequests = async (signal: AbortSignal): Promise<number> =>
  (await call(organizations.listModuleRequests, {}, { signal })).data.length;

export const countFailedWork = async (): Promise<number> =>
  (await queryClient.fetchQuery(platformQuery)).failed.length;

export const platformEventsList = (organizationId: string) => ({
  queryKey: [...root, 'events', organizationId],
  fetchPage: ({ cursor }: ListSearch, signal?: AbortSignal) =>
    call(
      organizations.listPlatformEvents,
      { organizationId, ...(cursor !== null && { cursor }) },
      { signal },
    ),
});
