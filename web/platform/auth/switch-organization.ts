import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../api/call.ts';
import { forgetOnDevice } from './device-data.ts';
import { rememberOrganization } from './last-organization.ts';
import { setSession } from './session.ts';
import { broadcastToTabs } from './tab-channel.ts';

/**
 * Opens another organisation in this session. Reload the page afterwards, so that no data of the first
 * organisation stays in memory.
 */
export async function switchOrganization(organizationSlug: string): Promise<void> {
  const { user, token, organization, organizationUser, modules } = await call(
    account.changeOrganization,
    { organizationSlug },
    { handlesSessionEnd: true },
  );
  setSession({ ...user, organization, organizationUser, modules, sessionExpiresAt: token.sessionExpiresAt });
  void forgetOnDevice('switched');
  rememberOrganization(organizationSlug);
  broadcastToTabs({ kind: 'switched', slug: organizationSlug, name: organization?.name ?? '' });
}
