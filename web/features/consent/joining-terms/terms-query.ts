import { queryOptions } from '@tanstack/react-query';
import { joiningTerms } from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import type { OrganizationUser } from '../../../../shared/features/organizations/members/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cachedSession, setSession } from '../../../platform/auth/session.ts';

export function termsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['terms', organizationId],
    queryFn: ({ signal }) => call(joiningTerms.getTerms, { organizationId }, { signal }),
  });
}

export function cacheAcceptance(organizationUser: OrganizationUser): void {
  const session = cachedSession();
  if (!session) return;
  const { finishedRegistration } = organizationUser;
  setSession({ ...session, finishedRegistration, organizationUser });
  void queryClient.invalidateQueries({ queryKey: ['profile'] });
}
